export const id = 5637;
export const ids = [5637];
export const modules = {

 71169:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  u: () => (  extractionCache)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var external_node_url_ = __webpack_require__(73136);
var observed = __webpack_require__(99657);
var version = __webpack_require__(10529);
var extract = __webpack_require__(71723);
; 

class NotEncodable extends Error {
}
const TAG = '\0';
function encode(data) {
	return JSON.stringify(tagged(data));
}
function decodeData(text) {
	return untagged(JSON.parse(text));
}
function tagged(value) {
	if (value === undefined)
		return { [TAG]: 'undefined' };
	if (value === extract .u3)
		return { [TAG]: 'reported' };
	if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
		return { [TAG]: Object.is(value, -0) ? '-0' : String(value) };
	if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
		return value;
	if (Array.isArray(value))
		return Array.from(value, tagged);
	if (typeof value !== 'object')
		throw new NotEncodable(typeof value);
	if (value instanceof Map)
		return { [TAG]: 'map', entries: tagged([...value]) };
	const prototype = Object.getPrototypeOf(value);
	if ((prototype !== Object.prototype && prototype !== null) || Object.hasOwn(value, TAG))
		throw new NotEncodable('object');
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tagged(part)]));
}
function untagged(value) {
	if (typeof value !== 'object' || value === null)
		return value;
	if (Array.isArray(value))
		return value.map(untagged);
	if (Object.hasOwn(value, TAG)) {
		const { [TAG]: tag, entries } = value;
		if (tag === 'undefined')
			return undefined;
		if (tag === 'map')
			return new Map(untagged(entries));
		return tag === 'reported' ? extract .u3 : Number(tag);
	}
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, untagged(part)]));
}

var kept_file = __webpack_require__(16556);
; 







function extractionCache(folder, name, depends) {
	return {
		async extracted(part, given, extract) {
			const path = (0,external_node_path_.join)(folder, `extraction-${(0,observed .ol)(JSON.stringify([name, part])).slice(0, 16)}.json`);
			const tongue = process.env.REFDATA_LANG ?? '';
			const key = (0,observed .ol)(JSON.stringify([version .x, programDigest(), tongue, name, ...depends]));
			const entry = readEntry(path);
			if (entry?.key === key && (0,observed .v9)(entry.observations, given.repository)) {
				for (const problem of entry.problems)
					given.report(problem);
				return entry.extracted;
			}
			const repository = new observed .ZO(given.repository);
			const problems = [];
			const report = (problem) => {
				problems.push(problem);
				given.report(problem);
			};
			const programs = repository.watching(given.programs);
			const extracted = await extract({ ...given, repository, programs, report });
			if (repository.isRepeatable)
				writeEntry(path, { key, observations: repository.observations(), extracted, problems });
			return extracted;
		},
	};
}
function readEntry(path) {
	const body = (0,kept_file .D)(path);
	try {
		return body === undefined ? undefined : decodeData(body);
	}
	catch {
		return undefined;
	}
}
function writeEntry(path, entry) {
	try {
		(0,kept_file .a)(path, encode(entry));
	}
	catch (error) {
		if (!(error instanceof NotEncodable))
			throw error;
	}
}
let digestOfProgram;
function programDigest() {
	if (digestOfProgram !== undefined)
		return digestOfProgram;
	const folder = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
	const names = (0,external_node_fs_.readdirSync)(folder)
		.filter(name => /\.[jt]s$/.test(name))
		.sort();
	const files = names.map(name => (0,external_node_path_.join)(folder, name));
	digestOfProgram = (0,observed .ol)(files.map(file => (0,observed .ol)((0,external_node_fs_.readFileSync)(file))).join());
	return digestOfProgram;
}


 }),

 16556:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   D: () => (  readKept),
   a: () => (  keep)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _repository_observed_js$m2 = __webpack_require__(99657);
 var _runtime_remove_quietly_js$m3 = __webpack_require__(97);




const MAX_ENTRY_MIB = 256;
function readKept(path) {
	try {
		if ((0,node_fs$m0.statSync)(path).size > MAX_ENTRY_MIB * 1024 * 1024)
			return undefined;
		const text = (0,node_fs$m0.readFileSync)(path, 'utf8');
		const end = text.indexOf('\n');
		const body = text.slice(end + 1);
		return (0,_repository_observed_js$m2  .ol)(body) === text.slice(0, end) ? body : undefined;
	}
	catch {
		return undefined;
	}
}
function keep(path, body) {
	const temporary = `${path}.${process.pid}`;
	try {
		(0,node_fs$m0.mkdirSync)((0,node_path$m1.dirname)(path), { recursive: true });
		(0,node_fs$m0.writeFileSync)(temporary, `${(0,_repository_observed_js$m2  .ol)(body)}\n${body}`);
		(0,node_fs$m0.renameSync)(temporary, path);
	}
	catch (error) {
		if (error.code === undefined)
			throw error;
		(0,_runtime_remove_quietly_js$m3  .S)(temporary);
	}
}


 }),

 60921:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Y0: () => (  CHANGE_GROUPS),
  wd: () => (  CHANGE_IDS),
  tQ: () => (  EFFECTS),
  d$: () => (  FAIL_ON),
  SV: () => (  IGNORE_FILE),
  cZ: () => (  causesOf),
  Vd: () => (  changeRule),
  iv: () => (  changesBetween),
  pD: () => (  comparePacotes),
  EQ: () => (  compareReferences),
  xS: () => (  countChanges),
  dU: () => (  derivationOf),
  s9: () => (  entriesIn),
  iu: () => (  except),
  x7: () => (  failsBy),
  iP: () => (  flagOf),
  S4: () => (  judge),
  sv: () => (  nameOfException),
  mJ: () => (  orderOf),
  Xr: () => (  pacoteRemoved),
  Hc: () => (  pacoteSpot),
  v6: () => (  pacoteVersaoRemoved),
  wu: () => (  parseExceptions),
  uT: () => (  parseSignature),
  Lb: () => (  placeInHead),
  F7: () => (  routeChanges),
  $N: () => (  sentenceOf),
  sU: () => (  tallyChanges),
  a$: () => (  tellRoutesApart),
  PP: () => (  toChanges),
  IM: () => (  variantsOf),
  AE: () => (  wholeLevel)
});

var external_node_crypto_ = __webpack_require__(77598);
var json_pointer = __webpack_require__(24477);
var change_level = __webpack_require__(83152);
var finding = __webpack_require__(9314);
var shown = __webpack_require__(69531);
; 
const parametroAdded = {
	id: 'parametro-added',
	level: 'major',
	title: $said('A parameter is new that has to be given'),
	why: $said('Calls without it no longer run.'),
	says: $said('{name} has the new parameter {after}, which has to be given.'),
	example: ['(texto)', '(texto, vezes)'],
	inverse: ['parametro-removed'],
};
const parametroAddedOptional = {
	id: 'parametro-added-optional',
	level: 'minor',
	title: $said('A parameter is new that can be left out'),
	why: $said('Calls without it work as before.'),
	says: $said('{name} has the new parameter {after}, which can be left out.'),
	example: ['(texto)', '(texto, vezes=1)'],
	inverse: ['parametro-removed'],
};
const parametroInserted = {
	id: 'parametro-inserted',
	level: 'major',
	title: $said('A parameter that can be left out is new before others'),
	why: $said('Calls by position now give their value to another parameter.'),
	says: $said('{name} has the new parameter {after} before others.'),
	example: ['(texto, fim)', '(texto, inicio=0, fim=1)'],
	inverse: ['parametro-removed'],
};
const parametroRemoved = {
	id: 'parametro-removed',
	level: 'major',
	title: $said('A parameter is gone'),
	why: $said('Calls that give it no longer run.'),
	says: $said('{name} has lost the parameter {before}.'),
	example: ['(texto, vezes)', '(texto)'],
	inverse: ['parametro-added', 'parametro-added-optional', 'parametro-inserted'],
};
const parametroRenamed = {
	id: 'parametro-renamed',
	level: 'major',
	title: $said('A parameter has another name'),
	why: $said('Calls that give it by name no longer run. A language without such calls can make this rule a patch.'),
	says: $said('The parameter {before} of {name} is now {after}.'),
	example: ['(texto)', '(frase)'],
	inverse: ['parametro-renamed'],
};
const parametrosReordered = {
	id: 'parametros-reordered',
	level: 'major',
	title: $said('Parameters are in another order'),
	why: $said('Calls by position give their values to other parameters.'),
	says: $said('The parameters of {name} were {before} and are {after}.'),
	example: ['(de, ate)', '(ate, de)'],
	inverse: ['parametros-reordered'],
};
const parametroBecameRequired = {
	id: 'parametro-became-required',
	level: 'major',
	title: $said('A parameter has to be given that could be left out'),
	why: $said('Calls without it no longer run.'),
	says: $said('{name} now needs its parameter {after}.'),
	example: ['(texto, vezes=1)', '(texto, vezes)'],
	inverse: ['parametro-became-optional'],
};
const parametroBecameOptional = {
	id: 'parametro-became-optional',
	level: 'minor',
	title: $said('A parameter can be left out that had to be given'),
	why: $said('Calls that give it work as before.'),
	says: $said('The parameter {before} of {name} can be left out now.'),
	example: ['(texto, vezes)', '(texto, vezes=1)'],
	inverse: ['parametro-became-required'],
};
const parametroPassingNarrowed = {
	id: 'parametro-passing-narrowed',
	level: 'major',
	title: $said('A parameter can no longer be given by its name, or by its place'),
	why: $said('Calls that give it in the other way no longer run.'),
	says: $said('The parameter {before} of {name} can be given as in {after} alone.'),
	example: ['(texto, fim)', '(texto, *, fim)'],
	inverse: ['parametro-passing-widened', 'parametro-passing-narrowed'],
};
const parametroPassingWidened = {
	id: 'parametro-passing-widened',
	level: 'minor',
	title: $said('A parameter can be given by its name and by its place'),
	why: $said('Calls that give it as before still run.'),
	says: $said('The parameter {after} of {name} can be given by its name and by its place; it was {before}.'),
	example: ['(texto, /)', '(texto)'],
	inverse: ['parametro-passing-narrowed'],
};
const parametroDefaultChanged = {
	id: 'parametro-default-changed',
	level: 'minor',
	title: $said('A parameter has another default'),
	why: $said('Calls without it run as before, and do something else.'),
	says: $said('The parameter {before} of {name} has another default: {after}.'),
	example: ['(vezes=1)', '(vezes=2)'],
	inverse: ['parametro-default-changed'],
};
const parametroTypeChanged = {
	id: 'parametro-type-changed',
	level: 'major',
	title: $said('A parameter takes something else'),
	why: $said('Values that were taken may be refused now: of the old type, not all is in the new one, or its name does not tell.'),
	says: $said('{name} took {before} and takes {after}.'),
	example: ['(n: number)', '(n: string)'],
	inverse: ['parametro-type-changed', 'parametro-type-widened'],
};
const parametroTypeWidened = {
	id: 'parametro-type-widened',
	level: 'minor',
	title: $said('A parameter takes more than before'),
	why: $said('Whatever was taken still is.'),
	says: $said('{name} took {before} and takes {after}.'),
	example: ['(n: int)', '(n: int | str)'],
	inverse: ['parametro-type-changed'],
};
const parametroTypeAdded = {
	id: 'parametro-type-added',
	level: 'patch',
	title: $said('The type of a parameter is written down that was not'),
	why: $said('It says what already holds; calls are what they were.'),
	says: $said('{name} had {before}, and its type is written now: {after}.'),
	example: ['(n)', '(n: int)'],
	inverse: ['parametro-type-removed'],
};
const parametroTypeRemoved = {
	id: 'parametro-type-removed',
	level: 'patch',
	title: $said('The type of a parameter is no longer written down'),
	why: $said('Calls are what they were; readers and checkers know less.'),
	says: $said('{name} had {before}, and its type is no longer written: {after}.'),
	example: ['(n: int)', '(n)'],
	inverse: ['parametro-type-added'],
};
const retornoChanged = {
	id: 'retorno-changed',
	level: 'major',
	title: $said('A function gives something else'),
	why: $said('Programs that use the result may no longer run.'),
	says: $said('The result of {name} was {before} and is {after}.'),
	example: ['=> number', '=> string'],
	inverse: ['retorno-changed', 'retorno-narrowed'],
};
const retornoNarrowed = {
	id: 'retorno-narrowed',
	level: 'minor',
	title: $said('A function gives less kinds of things than before'),
	why: $said('Whatever is done with the result still works.'),
	says: $said('The result of {name} was {before} and is {after}.'),
	example: ['-> int | None', '-> int'],
	inverse: ['retorno-changed'],
};
const retornoAdded = {
	id: 'retorno-added',
	level: 'patch',
	title: $said('The type of a result is written down that was not'),
	why: $said('It says what already holds.'),
	says: $said('The result of {name} is written now: {after}.'),
	example: ['', '-> int'],
	inverse: ['retorno-removed'],
};
const retornoRemoved = {
	id: 'retorno-removed',
	level: 'patch',
	title: $said('The type of a result is no longer written down'),
	why: $said('Programs get what they got; readers and checkers know less.'),
	says: $said('The result of {name} was written {before}, and no longer is.'),
	example: ['-> int', ''],
	inverse: ['retorno-added'],
};
const assinaturaVarianteAdded = {
	id: 'assinatura-variante-added',
	level: 'minor',
	title: $said('A function can be called in one more way'),
	why: $said('Calls in the other ways work as before.'),
	says: $said('{name} can also be called as {after}.'),
	example: ['(n)', '(n) | (de, ate)'],
	inverse: ['assinatura-variante-removed'],
};
const assinaturaVarianteRemoved = {
	id: 'assinatura-variante-removed',
	level: 'major',
	title: $said('A function can be called in one way less'),
	why: $said('Calls in that way no longer run.'),
	says: $said('{name} can no longer be called as {before}.'),
	example: ['(n) | (de, ate)', '(n)'],
	inverse: ['assinatura-variante-added'],
};
const assinaturaKindChanged = {
	id: 'assinatura-kind-changed',
	level: 'major',
	title: $said('A function became a constant, or a constant a function'),
	why: $said('Programs that call it, or use its value, no longer run.'),
	says: $said('The signature of {name} was {before} and is {after}.'),
	example: ['()', ''],
	inverse: ['assinatura-kind-changed'],
};
const assinaturaChanged = {
	id: 'assinatura-changed',
	level: 'major',
	title: $said('A signature changed in a way that cannot be judged'),
	why: $said('It is written in no way that is known, so the worst is assumed.'),
	says: $said('The signature of {name} was {before} and is {after}.'),
	example: ['texto -> n', 'texto n -> n'],
	inverse: ['assinatura-changed'],
};
const assinaturaRewritten = {
	id: 'assinatura-rewritten',
	level: 'patch',
	title: $said('A signature is written in another way and means the same'),
	why: $said('Only what people read changed.'),
	says: $said('The signature of {name} was {before} and is {after}.'),
	example: ['(a,b)', '(a, b)'],
	inverse: ['assinatura-rewritten'],
};
const assinaturaRules = [
	parametroAdded,
	parametroAddedOptional,
	parametroInserted,
	parametroRemoved,
	parametroRenamed,
	parametrosReordered,
	parametroBecameRequired,
	parametroBecameOptional,
	parametroPassingNarrowed,
	parametroPassingWidened,
	parametroDefaultChanged,
	parametroTypeChanged,
	parametroTypeWidened,
	parametroTypeAdded,
	parametroTypeRemoved,
	retornoChanged,
	retornoNarrowed,
	retornoAdded,
	retornoRemoved,
	assinaturaVarianteAdded,
	assinaturaVarianteRemoved,
	assinaturaKindChanged,
	assinaturaChanged,
	assinaturaRewritten,
];

; 
const grupoAdded = {
	id: 'grupo-added',
	level: 'patch',
	title: $said('A group of commands is new'),
	why: $said('Help has another heading; what is typed stays the same.'),
	says: $said('The group {name} is new.'),
	example: [null, 'Qualidade'],
	inverse: ['grupo-removed'],
};
const grupoRemoved = {
	id: 'grupo-removed',
	level: 'patch',
	title: $said('A group of commands is gone'),
	why: $said('Help has lost a heading; commands that went with it are told about by themselves.'),
	says: $said('The group {name} is gone.'),
	example: ['Qualidade', null],
	inverse: ['grupo-added'],
};
const grupoRenamed = {
	id: 'grupo-renamed',
	level: 'patch',
	title: $said('A group of commands has another name'),
	why: $said('Help has another heading; what is typed stays the same.'),
	says: $said('The group {name} is now {after}.'),
	example: ['Projeto', 'Projetos'],
	inverse: ['grupo-renamed'],
};
const comandoAdded = {
	id: 'comando-added',
	level: 'minor',
	title: $said('A command is new'),
	why: $said('What there was works as before.'),
	says: $said('The command {name} is new.'),
	example: [null, { nome: 'formata', uso: 'lume formata' }],
	inverse: ['comando-removed'],
};
const comandoRemoved = {
	id: 'comando-removed',
	level: 'major',
	title: $said('A command is gone'),
	why: $said('Scripts that run it fail.'),
	says: $said('The command {name} is gone.'),
	example: [{ nome: 'formata', uso: 'lume formata' }, null],
	inverse: ['comando-added'],
};
const comandoRenamed = {
	id: 'comando-renamed',
	level: 'major',
	title: $said('A command has another name'),
	why: $said('Scripts that run the old one fail.'),
	says: $said('The command {name} is now {after}.'),
	example: ['testa', 'teste'],
	inverse: ['comando-renamed', 'comando-renamed-kept'],
};
const comandoRenamedKept = {
	id: 'comando-renamed-kept',
	level: 'minor',
	title: $said('A command has another name and keeps the old one as an alias'),
	why: $said('Scripts that run the old one still work.'),
	says: $said('The command {name} is now {after}, and the old name still works.'),
	example: ['testa', 'teste'],
	inverse: ['comando-renamed', 'comando-renamed-kept'],
};
const comandoMoved = {
	id: 'comando-moved',
	level: 'patch',
	title: $said('A command is in another group'),
	why: $said('Help shows it elsewhere; what is typed stays the same.'),
	says: $said('The command {name} was in {before} and is in {after}.'),
	example: ['Projeto', 'Qualidade'],
	inverse: ['comando-moved'],
};
const comandoUsoChanged = {
	id: 'comando-uso-changed',
	level: 'minor',
	title: $said('The usage line of a command changed'),
	why: $said('It shows what can be typed, in a way from which nobody can tell what is refused now.'),
	says: $said('The usage of {name} was {before} and is {after}.'),
	example: ['lume pacote lista', 'lume pacote mostra'],
	inverse: ['comando-uso-changed'],
};
const comandoUsoReworded = {
	id: 'comando-uso-reworded',
	level: 'patch',
	title: $said('The usage line of a command says the same in other words'),
	why: $said('What is typed stays the same.'),
	says: $said('The usage of {name} was {before} and is {after}.'),
	example: ['lume roda <arquivo>', 'lume roda <programa>'],
	inverse: ['comando-uso-reworded'],
};
const comandoArgumentoDemanded = {
	id: 'comando-argumento-demanded',
	level: 'major',
	title: $said('A command demands an argument that it did not demand'),
	why: $said('Scripts that run it without fail.'),
	says: $said('{name} demands more: its usage was {before} and is {after}.'),
	example: ['lume testa [pasta]', 'lume testa <pasta>'],
	inverse: ['comando-argumento-optional', 'comando-argumento-removed'],
};
const comandoArgumentoOptional = {
	id: 'comando-argumento-optional',
	level: 'minor',
	title: $said('An argument of a command no longer has to be given'),
	why: $said('It can be run as before, and with less.'),
	says: $said('{name} demands less: its usage was {before} and is {after}.'),
	example: ['lume testa <pasta>', 'lume testa [pasta]'],
	inverse: ['comando-argumento-demanded'],
};
const comandoArgumentoAdded = {
	id: 'comando-argumento-added',
	level: 'minor',
	title: $said('A command takes another argument'),
	why: $said('It can be run as before.'),
	says: $said('{name} takes more: its usage was {before} and is {after}.'),
	example: ['lume testa', 'lume testa [pasta]'],
	inverse: ['comando-argumento-removed'],
};
const comandoArgumentoRemoved = {
	id: 'comando-argumento-removed',
	level: 'major',
	title: $said('A command no longer takes an argument'),
	why: $said('Scripts that give it fail.'),
	says: $said('{name} takes less: its usage was {before} and is {after}.'),
	example: ['lume testa [pasta]', 'lume testa'],
	inverse: ['comando-argumento-added', 'comando-argumento-demanded'],
};
const comandoArgumentosReordered = {
	id: 'comando-argumentos-reordered',
	level: 'major',
	title: $said('A command takes its arguments in another order'),
	why: $said('Scripts give each in the place of another one.'),
	says: $said('The arguments of {name} are in another order: its usage was {before} and is {after}.'),
	example: ['lume copia <de> <para>', 'lume copia <para> <de>'],
	inverse: ['comando-argumentos-reordered'],
};
const comandoProgramaChanged = {
	id: 'comando-programa-changed',
	level: 'major',
	title: $said('A command is run by another program'),
	why: $said('Scripts that run the old one find no program of that name, or another one.'),
	says: $said('{name} was run by {before} and is run by {after}.'),
	example: ['lume', 'lu'],
	inverse: ['comando-programa-changed'],
};
const comandoReused = {
	id: 'comando-reused',
	level: 'major',
	title: $said('A command does what another command did'),
	why: $said('Scripts that run it do something else now, without any error.'),
	says: $said('The command {name} did {before} and now does {after}, as another one did.'),
	example: ['Roda os testes.', 'Executa um programa.'],
	inverse: ['comando-reused'],
};
const comandoTextChanged = {
	id: 'comando-text-changed',
	level: 'patch',
	title: $said('The summary or the longer text of a command changed'),
	why: $said('Only what people read changed.'),
	says: $said('The {field} of {name} was {before} and is {after}.'),
	example: ['Roda os testes', 'Roda todos os testes'],
	inverse: ['comando-text-changed'],
};
const comandoApelidoAdded = {
	id: 'comando-apelido-added',
	level: 'minor',
	title: $said('A command has another alias'),
	why: $said('What there was works as before.'),
	says: $said('{name} can also be typed as {after}.'),
	example: [null, 't'],
	inverse: ['comando-apelido-removed'],
};
const comandoApelidoRemoved = {
	id: 'comando-apelido-removed',
	level: 'major',
	title: $said('An alias of a command is gone'),
	why: $said('Scripts that type it fail.'),
	says: $said('{name} can no longer be typed as {before}.'),
	example: ['t', null],
	inverse: ['comando-apelido-added'],
};
const comandoApelidoMoved = {
	id: 'comando-apelido-moved',
	level: 'major',
	title: $said('What was typed to run a command runs another one'),
	why: $said('Scripts that type it run the other command, and are not told.'),
	says: $said('Who types {name} ran {before} and runs {after} now.'),
	example: ['testa', 'traduz'],
	inverse: ['comando-apelido-moved'],
};
const comandoExemploAdded = {
	id: 'comando-exemplo-added',
	level: 'patch',
	title: $said('A command has another example'),
	why: $said('Only what people read changed.'),
	says: $said('{name} has the new example {after}.'),
	example: [null, 'lume testa'],
	inverse: ['comando-exemplo-removed'],
};
const comandoExemploRemoved = {
	id: 'comando-exemplo-removed',
	level: 'patch',
	title: $said('A command has lost an example'),
	why: $said('Only what people read changed.'),
	says: $said('{name} has lost the example {before}.'),
	example: ['lume testa', null],
	inverse: ['comando-exemplo-added'],
};
const comandoExemploChanged = {
	id: 'comando-exemplo-changed',
	level: 'patch',
	title: $said('The note of an example changed'),
	why: $said('Only what people read changed.'),
	says: $said('The note of {name} was {before} and is {after}.'),
	example: ['', 'todos os testes'],
	inverse: ['comando-exemplo-changed'],
};
const comandoVejaAdded = {
	id: 'comando-veja-added',
	level: 'patch',
	title: $said('A command refers to another one'),
	why: $said('Only what people read changed.'),
	says: $said('{name} refers to {after}.'),
	example: [null, 'roda'],
	inverse: ['comando-veja-removed'],
};
const comandoVejaRemoved = {
	id: 'comando-veja-removed',
	level: 'patch',
	title: $said('A command no longer refers to another one'),
	why: $said('Only what people read changed.'),
	says: $said('{name} no longer refers to {before}.'),
	example: ['roda', null],
	inverse: ['comando-veja-added'],
};
const comandoRules = [
	grupoAdded,
	grupoRemoved,
	grupoRenamed,
	comandoAdded,
	comandoRemoved,
	comandoRenamed,
	comandoRenamedKept,
	comandoMoved,
	comandoUsoChanged,
	comandoUsoReworded,
	comandoArgumentoDemanded,
	comandoArgumentoOptional,
	comandoArgumentoAdded,
	comandoArgumentoRemoved,
	comandoArgumentosReordered,
	comandoProgramaChanged,
	comandoReused,
	comandoTextChanged,
	comandoApelidoAdded,
	comandoApelidoRemoved,
	comandoApelidoMoved,
	comandoExemploAdded,
	comandoExemploRemoved,
	comandoExemploChanged,
	comandoVejaAdded,
	comandoVejaRemoved,
];

; 
function added(rule, spot, name, after) {
	return { rule, spot, name, before: null, after };
}
function removed(rule, spot, name, before) {
	return { rule, spot, name, before, after: null };
}
function* changed(rule, spot, name, before, after) {
	if (before !== after)
		yield { rule, spot, name, before, after };
}

; 
function same(a, b) {
	if (a === b)
		return true;
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
		return false;
	if (Array.isArray(a)) {
		return Array.isArray(b) && a.length === b.length && a.every((value, i) => same(value, b[i]));
	}
	if (Array.isArray(b))
		return false;
	const [x, y] = [a, b];
	let left = Object.keys(y).length;
	for (const key in x) {
		if (!Object.hasOwn(x, key))
			continue;
		const value = y[key];
		if (value === undefined ? !Object.hasOwn(y, key) || x[key] !== undefined : !same(x[key], value))
			return false;
		left -= 1;
	}
	return left === 0;
}

var files = __webpack_require__(77964);
; 


function fileSpot(file) {
	return spotOf(`${(0,files .XM)(file)}#`);
}
function spotOf(path) {
	return { path, base: path, head: path };
}
function field(spot, ...names) {
	return { path: (0,json_pointer.at)(spot.path, ...names), base: (0,json_pointer.at)(spot.base, ...names), head: (0,json_pointer.at)(spot.head, ...names) };
}
function entry(spot, name, base, head) {
	return {
		path: (0,json_pointer.at)(spot.path, name),
		base: base === undefined ? spot.base : (0,json_pointer.at)(spot.base, base),
		head: head === undefined ? spot.head : (0,json_pointer.at)(spot.head, head),
	};
}

; 



const NONE = new Set();
function* compareLists(noun, before, after, spot, skip = NONE) {
	const places = new Places(noun, after, skip);
	const gone = [];
	for (let index = 0; index < before.length; index += 1) {
		const item = before[index];
		const key = noun.keyOf(item);
		if (skip.has(key))
			continue;
		const place = places.take(key);
		if (place === undefined) {
			gone.push({ item, index, key });
			continue;
		}
		const now = after[place];
		if (noun.compare && (noun.comparesEqual || !same(item, now)))
			yield* noun.compare(item, now, entry(spot, key, index, place));
	}
	const come = places.left().filter(({ index, key }) => !places.isTwice(index, key));
	const olds = gone.length === 0 ? null : new Places(noun, before, skip);
	const lost = gone.filter(({ index, key }) => !olds?.isTwice(index, key));
	const renames = noun.renamed ? renamesOf(noun.renamed, lost, come, before, after) : new Map();
	for (const old of lost) {
		const now = renames.get(old);
		if (now === undefined) {
			const { item, index, key } = old;
			yield removed(noun.removed, entry(spot, key, index, undefined), key, noun.briefOf(item));
			continue;
		}
		const where = entry(spot, old.key, old.index, now.index);
		const rule = noun.renamed?.rule(old.item, now.item);
		yield { rule, spot: where, name: old.key, before: old.key, after: now.key };
		yield* noun.compare?.(old.item, now.item, entry(spot, now.key, old.index, now.index)) ?? [];
	}
	const renamed = new Set(renames.values());
	for (const now of come) {
		if (renamed.has(now))
			continue;
		const { item, index, key } = now;
		yield added(noun.added, entry(spot, key, undefined, index), key, noun.briefOf(item));
	}
}
class Places {
	noun;
	items;
	skip;
	first = new Map();
	repeats = new Map();
	isTaken;
	constructor(noun, items, skip) {
		this.noun = noun;
		this.items = items;
		this.skip = skip;
		this.isTaken = new Uint8Array(items.length);
		for (let index = 0; index < items.length; index += 1) {
			const key = noun.keyOf(items[index]);
			if (!this.first.has(key)) {
				this.first.set(key, index);
				continue;
			}
			const others = this.repeats.get(key);
			if (others)
				others.push(index);
			else
				this.repeats.set(key, [index]);
		}
	}
	take(key) {
		let place = this.first.get(key);
		if (place !== undefined && this.isTaken[place] === 1)
			place = this.repeats.get(key)?.shift();
		if (place !== undefined)
			this.isTaken[place] = 1;
		return place;
	}
	isTwice(index, key) {
		const first = this.first.get(key);
		return first !== undefined && first !== index && same(this.items[first], this.items[index]);
	}
	left() {
		const left = [];
		for (let index = this.isTaken.indexOf(0); index !== -1; index = this.isTaken.indexOf(0, index + 1)) {
			const item = this.items[index];
			const key = this.noun.keyOf(item);
			if (!this.skip.has(key))
				left.push({ item, index, key });
		}
		return left;
	}
}
function renamesOf(renamed, gone, come, before, after) {
	const renames = new Map();
	if (gone.length === 0 || come.length === 0)
		return renames;
	const { identityOf } = renamed;
	const newcomers = new Map(come.map(now => [identityOf(now.item), now]));
	const alike = gone.flatMap(old => {
		const identity = identityOf(old.item);
		const now = identity === '' ? undefined : newcomers.get(identity);
		return now === undefined || now.key === old.key ? [] : [{ identity, old, now }];
	});
	if (alike.length === 0)
		return renames;
	const wanted = alike.map(({ old }) => old.item);
	const [olds, nows] = [occurrences(before, wanted, renamed), occurrences(after, wanted, renamed)];
	for (const { identity, old, now } of alike)
		if (olds.get(identity) === 1 && nows.get(identity) === 1)
			renames.set(old, now);
	return renames;
}
function occurrences(items, wanted, { identityOf, partOf = () => '' }) {
	const parts = new Set(wanted.map(partOf));
	const counts = new Map();
	for (const item of items) {
		if (!parts.has(partOf(item)))
			continue;
		const identity = identityOf(item);
		counts.set(identity, (counts.get(identity) ?? 0) + 1);
	}
	return counts;
}
function* compareTexts(rules, before, after, spot) {
	yield* compareLists({ ...rules, keyOf: lists_text, briefOf: lists_text }, before, after, spot);
}
function lists_text(value) {
	return value;
}

; 



const exerciciosAdded = {
	id: 'exercicios-added',
	level: 'info',
	title: $said('A folder of exercises is new'),
	why: $said('What there is to learn from grows between versions.'),
	says: $said('The folder of exercises {name} is new.'),
	example: [null, 9],
	inverse: ['exercicios-removed'],
};
const exerciciosRemoved = {
	id: 'exercicios-removed',
	level: 'info',
	title: $said('A folder of exercises is gone'),
	why: $said('Nothing that runs depends on exercises.'),
	says: $said('The folder of exercises {name} is gone.'),
	example: [9, null],
	inverse: ['exercicios-added'],
};
const contagemChanged = {
	id: 'contagem-changed',
	level: 'info',
	title: $said('There are more or fewer exercises, examples, packages or projects'),
	why: $said('What there is to learn from grows between versions.'),
	says: $said('The number of {name} was {before} and is {after}.'),
	example: [8, 9],
	inverse: ['contagem-changed'],
};
const conteudoRules = [exerciciosAdded, exerciciosRemoved, contagemChanged];
const FOLDER = {
	keyOf: ([folder]) => folder,
	briefOf: ([, count]) => count,
	added: exerciciosAdded,
	removed: exerciciosRemoved,
	*compare([folder, before], [, after], spot) {
		yield* changed(contagemChanged, spot, folder, before, after);
	},
};
function* compareConteudos(before, after, file) {
	const [old, now] = [before, after].map(({ exercicios }) => Object.entries(exercicios.modulos));
	yield* compareLists(FOLDER, old ?? [], now ?? [], field(file, 'exercicios', 'modulos'));
	for (const name of ['exemplos', 'pacotes', 'projetos'])
		yield* changed(contagemChanged, field(file, name), name, before[name], after[name]);
}

; 


const embutidaAdded = {
	id: 'embutida-added',
	level: 'minor',
	title: $said('A built-in function is new'),
	why: $said('Programs with a name of their own like it still use theirs.'),
	says: $said('The built-in {name} is new.'),
	example: [null, 'metade'],
	inverse: ['embutida-removed'],
};
const embutidaRemoved = {
	id: 'embutida-removed',
	level: 'major',
	title: $said('A built-in function is gone'),
	why: $said('Programs that call it no longer run.'),
	says: $said('The built-in {name} is gone.'),
	example: ['metade', null],
	inverse: ['embutida-added'],
};
const embutidaRules = [embutidaAdded, embutidaRemoved];
function* compareEmbutidas(before, after, file) {
	const rules = { added: embutidaAdded, removed: embutidaRemoved };
	yield* compareTexts(rules, before.funcoes, after.funcoes, field(file, 'funcoes'));
}

; 
const MARK = /[.,;:!?…]/;
const END_MARKS = /(?<=[\p{L}\p{N}\p{Pe}\p{Pf}'"`])[.,;:!?…]+(?=\s|$)/gu;
const UNEVEN = /\s\s|[^\S ]/;
function plain(text) {
	const lower = text.normalize('NFC').toLowerCase();
	const unmarked = MARK.test(lower) ? lower.replace(END_MARKS, '') : lower;
	return (UNEVEN.test(unmarked) ? unmarked.replace(/\s+/g, ' ') : unmarked).trim();
}
function wordsOf(text) {
	const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
	return new Set(plain.match(/[\p{L}\p{N}_]+/gu) ?? []);
}
const STEM_LETTERS = 4;
function likeness(a, b) {
	return overlap(wordsOf(a), wordsOf(b));
}
function kinship(a, b) {
	return overlap(stemsOf(a), stemsOf(b));
}
function stemsOf(text) {
	const long = [...wordsOf(text)].filter(word => word.length > STEM_LETTERS);
	return new Set(long.map(word => word.slice(0, STEM_LETTERS)));
}
function nameLikeness(a, b) {
	return overlap(pairsIn(a), pairsIn(b));
}
function pairsIn(name) {
	const letters = `^${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}$`;
	return Array.from({ length: letters.length - 1 }, (_, i) => letters.slice(i, i + 2));
}
function overlap(x, y, least = 0) {
	const left = new Map();
	let [all, common] = [0, 0];
	for (const each of x) {
		left.set(each, (left.get(each) ?? 0) + 1);
		all += 1;
	}
	for (const each of y) {
		const count = left.get(each) ?? 0;
		if (count > 0)
			common += 1;
		left.set(each, count - 1);
		all += 1;
	}
	if (common < least)
		return 0;
	return all === 0 ? 1 : (2 * common) / all;
}

; 

const MAX_STRANGE_LIKENESS = 0.2;
const MAX_STRANGE_KINSHIP = 0.3;
const MAX_REWRITTEN_SHARE = 0.5;
const TEXTS = ['titulo', 'explicacao', 'exemplo', 'solucao'];
function reusedCodes(before, after) {
	const olds = new Map(before.map(each => [each.codigo, each]));
	let both = 0;
	const edited = [];
	for (const now of after) {
		const old = olds.get(now.codigo);
		if (old === undefined)
			continue;
		both += 1;
		if (!TEXTS.every(name => old[name] === now[name]))
			edited.push([old, now]);
	}
	if (edited.length === 0)
		return new Set();
	const taken = takenCodes(before, after, edited);
	const strange = edited.flatMap(([old, now]) => !taken.has(now.codigo) && meansOther(old, now) ? [now.codigo] : []);
	const others = both - taken.size - 1;
	const isRewritten = others > 0 && (strange.length - 1) / others > MAX_REWRITTEN_SHARE;
	return isRewritten ? taken : new Set([...taken, ...strange]);
}
function takenCodes(before, after, edited) {
	const isRetitled = edited.some(([old, now]) => old.titulo !== now.titulo);
	const titles = ownersOfTitles(isRetitled ? before : []);
	const told = new Set(edited.map(([, { titulo }]) => plain(titulo)));
	const texts = new Set(before.filter(({ titulo }) => told.has(plain(titulo))).map(textsOf));
	const nows = new Map((isRetitled ? after : []).map(each => [each.codigo, plain(each.titulo)]));
	const taken = new Set();
	for (const [old, now] of edited) {
		const isSaid = now.titulo !== '' || now.explicacao !== '';
		const titulo = plain(now.titulo);
		const titled = titulo === plain(old.titulo) ? '' : titles.get(titulo);
		const isOther = textsOf(old) !== textsOf(now);
		if ((isSaid && isOther && texts.has(textsOf(now))) || (titled && nows.get(titled) !== titulo))
			taken.add(now.codigo);
	}
	if (isRetitled)
		for (const codigo of handedOn(after, edited, titles))
			taken.add(codigo);
	return taken;
}
function handedOn(after, edited, titles) {
	const others = new Map(after.map(({ codigo, titulo }) => [titles.get(plain(titulo)), codigo]));
	return edited.flatMap(([old, { codigo, titulo, explicacao }]) => {
		const isGiven = (others.get(codigo) ?? codigo) !== codigo && plain(old.titulo) !== plain(titulo);
		const isKept = old.explicacao !== '' && plain(old.explicacao) === plain(explicacao);
		return isGiven && !isKept ? [codigo] : [];
	});
}
function ownersOfTitles(codes) {
	const owners = new Map();
	for (const each of codes) {
		const titulo = plain(each.titulo);
		owners.set(titulo, owners.has(titulo) ? '' : each.codigo);
	}
	return owners;
}
function textsOf(error) {
	return TEXTS.map(name => plain(error[name])).join('\0');
}
function meansOther(before, after) {
	if (before.titulo === '' || after.titulo === '' || before.titulo === after.titulo)
		return false;
	if (!isStrange(before.titulo, after.titulo))
		return false;
	if (before.explicacao === '' && after.explicacao === '')
		return true;
	return isStrange(before.explicacao, after.explicacao);
}
function isStrange(a, b) {
	const names = namesIn(b);
	for (const name of namesIn(a))
		if (names.has(name))
			return false;
	return likeness(a, b) <= MAX_STRANGE_LIKENESS && kinship(a, b) <= MAX_STRANGE_KINSHIP;
}
function namesIn(text) {
	const quoted = [...text.matchAll(/(['"`‘“«])([^'"`’”»\s{}]{2,}?)(?:['"`’”»])/gu)].map(([, , name = '']) => name);
	const coded = text.match(/(?<!-)--[\p{L}][\p{L}\d-]*|(?<![\p{L}\d_])[\p{L}\d_]*(?:\p{Ll}\p{Lu}|_|\p{L}\d|\d\p{L})[\p{L}\d_]*/gu) ?? [];
	return new Set([...quoted, ...coded]);
}

; 




const codigoAdded = {
	id: 'codigo-added',
	level: 'minor',
	title: $said('An error code is new'),
	why: $said('What there was works as before.'),
	says: $said('The error code {name} is new.'),
	example: [null, { codigo: 'LM0107', titulo: 'Faixa vazia' }],
	inverse: ['codigo-removed'],
};
const codigoRemoved = {
	id: 'codigo-removed',
	level: 'major',
	title: $said('An error code is gone'),
	why: $said('Pages, searches and tools that refer to it find nothing.'),
	says: $said('The error code {name} is gone.'),
	example: [{ codigo: 'LM0107', titulo: 'Faixa vazia' }, null],
	inverse: ['codigo-added'],
};
const codigoRenumbered = {
	id: 'codigo-renumbered',
	level: 'major',
	title: $said('An error has another code'),
	why: $said('Pages, searches and tools that refer to the old code find nothing.'),
	says: $said('The error code {name} is now {after}.'),
	example: ['LM0107', 'LM0207'],
	inverse: ['codigo-renumbered'],
};
const codigoReused = {
	id: 'codigo-reused',
	level: 'major',
	title: $said('An error code means something else'),
	why: $said('Whoever looks the code up finds the explanation of another error. A code that is no longer used should stay unused.'),
	says: $said('The error code {name} meant {before} and now means {after}.'),
	example: ['Faixa vazia', 'Texto sem fim'],
	inverse: ['codigo-reused'],
};
const codigoTituloChanged = {
	id: 'codigo-titulo-changed',
	level: 'patch',
	title: $said('The title of an error changed'),
	why: $said('Only what people read changed.'),
	says: $said('The title of {name} was {before} and is {after}.'),
	example: ['Faixa vazia', 'A faixa está vazia'],
	inverse: ['codigo-titulo-changed'],
};
const codigoTextChanged = {
	id: 'codigo-text-changed',
	level: 'patch',
	title: $said('The explanation, example or solution of an error changed'),
	why: $said('Only what people read changed.'),
	says: $said('The {field} of {name} was {before} and is {after}.'),
	example: ['Feche as aspas.', 'Feche as aspas na mesma linha.'],
	inverse: ['codigo-text-changed'],
};
const codigoDocChanged = {
	id: 'codigo-doc-changed',
	level: 'patch',
	title: $said('The page of an error is another one'),
	why: $said('Links that are made from the data lead to the new page; kept ones depend on the site.'),
	says: $said('The page of {name} was {before} and is {after}.'),
	example: ['textos.html', 'erros/textos.html'],
	inverse: ['codigo-doc-changed'],
};
const erroRules = [
	codigoAdded,
	codigoRemoved,
	codigoRenumbered,
	codigoReused,
	codigoTituloChanged,
	codigoTextChanged,
	codigoDocChanged,
];
const CODIGO = {
	keyOf: ({ codigo }) => codigo,
	briefOf: ({ codigo, titulo, doc }) => ({ codigo, titulo, doc }),
	added: codigoAdded,
	removed: codigoRemoved,
	renamed: {
		rule: () => codigoRenumbered,
		partOf: ({ titulo }) => titulo,
		identityOf: ({ titulo, explicacao, exemplo, solucao }) => titulo === '' ? '' : [titulo, explicacao, exemplo, solucao].join('\0'),
	},
};
function* compareErros(before, after, file) {
	const reused = reusedCodes(before.codigos, after.codigos);
	const noun = {
		...CODIGO,
		compare: (old, now, spot) => compareCodigo(old, now, spot, reused.has(now.codigo)),
	};
	yield* compareLists(noun, before.codigos, after.codigos, field(file, 'codigos'));
}
function* compareCodigo(before, after, spot, isReused) {
	const { codigo } = after;
	if (isReused) {
		const reads = ['titulo', 'explicacao', 'exemplo', 'solucao'];
		yield { rule: codigoReused, spot, name: codigo, before: before.titulo, after: after.titulo, reads };
		return;
	}
	yield* changed(codigoTituloChanged, field(spot, 'titulo'), codigo, before.titulo, after.titulo);
	for (const name of ['explicacao', 'exemplo', 'solucao'])
		yield* changed(codigoTextChanged, field(spot, name), codigo, before[name], after[name]);
	yield* changed(codigoDocChanged, field(spot, 'doc'), codigo, before.doc, after.doc);
}

; 
const esquemaAdded = {
	id: 'esquema-added',
	level: 'minor',
	title: $said('A file has a published schema'),
	why: $said('Clients can rely on what it promises, and make types of it. They did without it before.'),
	says: $said('The schema {file} is new.'),
	example: [null, 'schemas/sintaxe.schema.json'],
	inverse: ['esquema-removed'],
	format: true,
};
const esquemaRemoved = {
	id: 'esquema-removed',
	level: 'major',
	title: $said('A published schema is gone'),
	why: $said('Clients that validate with it, or make their types of it, fail; what it promised is promised no more.'),
	says: $said('The schema {file} is gone.'),
	example: ['schemas/sintaxe.schema.json', null],
	inverse: ['esquema-added'],
	format: true,
};
const esquemaCampoAdded = {
	id: 'esquema-campo-added',
	level: 'minor',
	title: $said('A published schema has another field'),
	why: $said('Clients can rely on what it says of the field. Those that hold the data against the old schema may refuse it.'),
	says: $said('The field {name} of {file} is new.'),
	example: [null, 'string'],
	inverse: ['esquema-campo-removed'],
	format: true,
};
const esquemaCampoRemoved = {
	id: 'esquema-campo-removed',
	level: 'major',
	title: $said('A published schema has lost a field'),
	why: $said('Nothing promises the field to clients that read it; types that are made of the schema do not have it.'),
	says: $said('The field {name} of {file} is gone.'),
	example: ['string', null],
	inverse: ['esquema-campo-added'],
	format: true,
};
const esquemaCampoOptional = {
	id: 'esquema-campo-optional',
	level: 'major',
	title: $said('A published schema lets a field be missing'),
	why: $said('Clients that were promised the field fail where it is missing.'),
	says: $said('By {file}, {name} may be missing.'),
	example: ['always', 'sometimes'],
	inverse: ['esquema-campo-always'],
	format: true,
};
const esquemaCampoAlways = {
	id: 'esquema-campo-always',
	level: 'minor',
	title: $said('A published schema promises a field'),
	why: $said('Clients need not ask any more whether it is there.'),
	says: $said('By {file}, {name} is always there.'),
	example: ['sometimes', 'always'],
	inverse: ['esquema-campo-optional'],
	format: true,
};
const esquemaCampoChanged = {
	id: 'esquema-campo-changed',
	level: 'major',
	title: $said('A published schema promises less of a value, or something else'),
	why: $said('Values come that clients were promised not to get. Of two patterns nobody can tell which takes less, so that another one counts as something else.'),
	says: $said('{file} says something else of {name}: it was {before} and is {after}.'),
	example: [{ pattern: '^\\.\\S' }, null],
	inverse: ['esquema-campo-changed', 'esquema-campo-narrowed'],
	format: true,
};
const esquemaCampoNarrowed = {
	id: 'esquema-campo-narrowed',
	level: 'minor',
	title: $said('A published schema promises more of a value'),
	why: $said('What clients were promised holds; some values cannot come any more.'),
	says: $said('{file} promises more of {name}: it was {before} and is {after}.'),
	example: [null, { minLength: 1 }],
	inverse: ['esquema-campo-changed'],
	format: true,
};
const esquemaTextChanged = {
	id: 'esquema-text-changed',
	level: 'patch',
	title: $said('A published schema is worded otherwise'),
	why: $said('Titles, descriptions and examples are for people; the same data follows it.'),
	says: $said('{file} describes {name} otherwise.'),
	example: ['A word.', 'A reserved word.'],
	inverse: ['esquema-text-changed'],
};
const esquemaRules = [
	esquemaAdded,
	esquemaRemoved,
	esquemaCampoAdded,
	esquemaCampoRemoved,
	esquemaCampoOptional,
	esquemaCampoAlways,
	esquemaCampoChanged,
	esquemaCampoNarrowed,
	esquemaTextChanged,
];

; 



const campoAdded = {
	id: 'campo-added',
	level: 'minor',
	title: $said('The published format has another field'),
	why: $said('Clients that know the old format can pass over it; strict ones refuse it.'),
	says: $said('The field {name} of {file} is new.'),
	example: [null, 'text'],
	inverse: ['campo-removed'],
	format: true,
};
const campoRemoved = {
	id: 'campo-removed',
	level: 'major',
	title: $said('The published format has lost a field'),
	why: $said('Clients that read it fail.'),
	says: $said('The field {name} of {file} is gone.'),
	example: ['text', null],
	inverse: ['campo-added'],
	format: true,
};
const campoTypeChanged = {
	id: 'campo-type-changed',
	level: 'major',
	title: $said('A field of the published format holds something else'),
	why: $said('Clients that read it fail.'),
	says: $said('The field {name} of {file} was {before} and is {after}.'),
	example: ['text', 'list'],
	inverse: ['campo-type-changed'],
	format: true,
};
const formatoRules = [campoAdded, campoRemoved, campoTypeChanged];
const MAPS = new Set(['/exercicios/modulos']);
function* compareFormatos(before, after) {
	for (const file of files .GY) {
		if (before[file] === undefined || after[file] === undefined)
			continue;
		const [old, now] = [shapeOf(before[file]), shapeOf(after[file])];
		for (const [path, kinds] of old) {
			if (!old.has(parentOf(path)) || !now.has(parentOf(path)))
				continue;
			const known = now.get(path);
			const spot = spotOf(`${(0,files .XM)(file)}#${path}`);
			if (known === undefined) {
				if (!path.endsWith('*'))
					yield removed(campoRemoved, spot, path.slice(1), named(kinds));
			}
			else if (named(kinds) !== named(known)) {
				const rule = campoTypeChanged;
				yield { rule, spot: field(spot), name: path.slice(1), before: named(kinds), after: named(known) };
			}
		}
		for (const [path, kinds] of now) {
			if (old.has(path) || !old.has(parentOf(path)) || path.endsWith('*'))
				continue;
			yield added(campoAdded, spotOf(`${(0,files .XM)(file)}#${path}`), path.slice(1), named(kinds));
		}
	}
}
function shapeOf(data) {
	const shape = new Map();
	const visit = (value, path) => {
		const kinds = shape.get(path) ?? new Set();
		kinds.add(kindOf(value));
		shape.set(path, kinds);
		if (typeof value !== 'object' || value === null)
			return;
		if (Array.isArray(value))
			for (const item of value)
				visit(item, `${path}/*`);
		else
			for (const key of Object.keys(value))
				visit(value[key], `${path}/${MAPS.has(path) ? '*' : key}`);
	};
	visit(data, '');
	return shape;
}
function parentOf(path) {
	return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function kindOf(value) {
	if (value === null)
		return 'null';
	if (Array.isArray(value))
		return 'list';
	return (new Map([
		['string', 'text'],
		['object', 'object'],
		['boolean', $said('true or false')],
	]).get(typeof value) ?? typeof value);
}
function named(kinds) {
	return [...kinds].sort().join($said(' or '));
}

; 


const nomeChanged = {
	id: 'nome-changed',
	level: 'major',
	title: $said('The language has another name'),
	why: $said('Clients show it, and tell languages apart by it.'),
	says: $said('The language was called {before} and is called {after}.'),
	example: ['Lume', 'Lumen'],
	inverse: ['nome-changed'],
};
const descricaoChanged = {
	id: 'descricao-changed',
	level: 'patch',
	title: $said('The description of the data changed'),
	why: $said('Only what people read changed.'),
	says: $said('The description was {before} and is {after}.'),
	example: ['Referência da Lume', 'A referência da linguagem Lume'],
	inverse: ['descricao-changed'],
};
const documentacaoChanged = {
	id: 'documentacao-changed',
	level: 'minor',
	title: $said('The documentation has another address'),
	why: $said('Clients that keep links to pages have to make them again.'),
	says: $said('The documentation was at {before} and is at {after}.'),
	example: ['https://lume.example/docs', 'https://docs.lume.example'],
	inverse: ['documentacao-changed'],
};
const enderecoChanged = {
	id: 'endereco-changed',
	level: 'major',
	title: $said('The data is published at another address'),
	why: $said('Clients ask at the address that they know, which may answer no more. Where it goes on to answer, this rule can be made a patch.'),
	says: $said('The data was published at {before} and is published at {after}.'),
	example: ['https://lume.example', 'https://lume.example/v2'],
	inverse: ['endereco-changed'],
};
const indiceRules = [
	nomeChanged,
	descricaoChanged,
	documentacaoChanged,
	enderecoChanged,
];
function* compareIndice(before, after, file) {
	yield* changed(nomeChanged, field(file, 'nome'), after.nome, before.nome, after.nome);
	yield* changed(descricaoChanged, field(file, 'descricao'), after.nome, before.descricao, after.descricao);
	const [old, now] = [before.documentacao, after.documentacao];
	yield* changed(documentacaoChanged, field(file, 'documentacao'), after.nome, old, now);
}
function* compareAddress(before, after) {
	const [old, now] = [before, after].map(({ baseUrl }) => baseUrl?.replace(/\/+$/, '') ?? null);
	if (old === null || now === null)
		return;
	yield* changed(enderecoChanged, field(fileSpot('index'), 'base_url'), after.files.index.nome, old, now);
}

; 
const simboloBecameAsync = {
	id: 'simbolo-became-async',
	level: 'major',
	title: $said('A function became asynchronous'),
	why: $said('Calls give something that has to be waited for, in place of the result.'),
	says: $said('The function {name} is asynchronous now.'),
	example: ['def baixa(url)', 'async def baixa(url)'],
	inverse: ['simbolo-became-sync'],
};
const simboloBecameSync = {
	id: 'simbolo-became-sync',
	level: 'major',
	title: $said('A function is no longer asynchronous'),
	why: $said('Programs that wait for it no longer run.'),
	says: $said('The function {name} is no longer asynchronous.'),
	example: ['async def baixa(url)', 'def baixa(url)'],
	inverse: ['simbolo-became-async'],
};
const simboloBecameClass = {
	id: 'simbolo-became-class',
	level: 'minor',
	title: $said('A function became a class'),
	why: $said('It is called as before, and gives an object of its own; what is done to functions alone no longer works.'),
	says: $said('The function {name} is a class now.'),
	example: ['def faixa(n)', 'class faixa'],
	inverse: ['simbolo-became-function'],
};
const simboloBecameFunction = {
	id: 'simbolo-became-function',
	level: 'major',
	title: $said('A class became a function'),
	why: $said('Programs that derive from it, or ask whether something is one, no longer run.'),
	says: $said('The class {name} is a function now.'),
	example: ['class faixa', 'def faixa(n)'],
	inverse: ['simbolo-became-class'],
};
const simboloDeprecated = {
	id: 'simbolo-deprecated',
	level: 'minor',
	title: $said('A symbol is deprecated'),
	why: $said('Programs that use it still run, and should be changed before it goes.'),
	says: $said('The symbol {name} is deprecated.'),
	example: ['De trás para a frente.', 'Obsoleto: use inverta.'],
	inverse: ['simbolo-undeprecated'],
};
const simboloUndeprecated = {
	id: 'simbolo-undeprecated',
	level: 'minor',
	title: $said('A symbol is no longer deprecated'),
	why: $said('Programs may use it again.'),
	says: $said('The symbol {name} is no longer deprecated.'),
	example: ['Obsoleto: use inverta.', 'De trás para a frente.'],
	inverse: ['simbolo-deprecated'],
};
const tracoRules = [
	simboloBecameAsync,
	simboloBecameSync,
	simboloBecameClass,
	simboloBecameFunction,
	simboloDeprecated,
	simboloUndeprecated,
];
const DEPRECATED = /^[\s([{*_]*(?:deprecat|obsolet|descontinuad|depreciad)/i;
function* compareTraits(name, was, is, spot) {
	if (!was || !is)
		return;
	const difference = (rule, before, after) => ({
		rule,
		spot,
		name,
		before,
		after,
	});
	if (was.what !== null && is.what !== null && was.what !== is.what)
		yield difference(is.what === 'class' ? simboloBecameClass : simboloBecameFunction, was.what, is.what);
	else if (was.isAsync !== is.isAsync)
		yield difference(is.isAsync ? simboloBecameAsync : simboloBecameSync, was.isAsync, is.isAsync);
	if (was.isDeprecated !== is.isDeprecated)
		yield difference(is.isDeprecated ? simboloDeprecated : simboloUndeprecated, was.isDeprecated, is.isDeprecated);
}
function deprecationRule(before, after, was, is) {
	if (was && is && was.isDeprecated !== is.isDeprecated)
		return undefined;
	const [old, now] = [DEPRECATED.test(before), DEPRECATED.test(after)];
	if (old === now)
		return undefined;
	return now ? simboloDeprecated : simboloUndeprecated;
}

; 

const moduloAdded = {
	id: 'modulo-added',
	level: 'minor',
	title: $said('A module is new'),
	why: $said('What there was works as before.'),
	says: $said('The module {name} is new.'),
	example: [null, { nome: 'Lume.Rede', simbolos: 12 }],
	inverse: ['modulo-removed', 'modulo-merged'],
};
const moduloRemoved = {
	id: 'modulo-removed',
	level: 'major',
	title: $said('A module is gone'),
	why: $said('Programs that import it no longer run.'),
	says: $said('The module {name} is gone.'),
	example: [{ nome: 'Lume.Rede', simbolos: 12 }, null],
	inverse: ['modulo-added'],
};
const moduloRenamed = {
	id: 'modulo-renamed',
	level: 'major',
	title: $said('A module has another name'),
	why: $said('Programs that import it by the old name no longer run.'),
	says: $said('The module {name} is now {after}.'),
	example: ['Lume.Texto', 'Lume.Textos'],
	inverse: ['modulo-renamed', 'modulo-renamed-kept'],
};
const moduloRenamedKept = {
	id: 'modulo-renamed-kept',
	level: 'minor',
	title: $said('A module has another name and keeps the old one as an alias'),
	why: $said('Imports by the old name load the same module.'),
	says: $said('The module {name} is now {after}, and the old name still works.'),
	example: ['Texto', 'Lume.Texto'],
	inverse: ['modulo-renamed', 'modulo-renamed-kept'],
};
const moduloMerged = {
	id: 'modulo-merged',
	level: 'minor',
	title: $said('A module is a part of another one, which has its name as an alias'),
	why: $said('Imports by the old name load the other module; symbols that it has not are told about by themselves.'),
	says: $said('The module {name} is a part of {after} now, and the old name still works.'),
	example: ['Lume.Textos', 'Lume.Texto'],
	inverse: ['modulo-added', 'modulo-split'],
};
const moduloSplit = {
	id: 'modulo-split',
	level: 'minor',
	title: $said('An alias of a module is a module of its own, with symbols of the first one'),
	why: $said('Imports by that name load the new module; symbols that it has not are told about by themselves.'),
	says: $said('{after} was an alias of the module {before}, and is a module of its own now.'),
	example: ['Lume.Texto', 'Lume.Textos'],
	inverse: ['modulo-merged'],
};
const moduloApelidoAdded = {
	id: 'modulo-apelido-added',
	level: 'minor',
	title: $said('A module has another alias'),
	why: $said('What there was works as before.'),
	says: $said('{name} can also be imported as {after}.'),
	example: [null, 'Texto'],
	inverse: ['modulo-apelido-removed'],
};
const moduloApelidoRemoved = {
	id: 'modulo-apelido-removed',
	level: 'major',
	title: $said('An alias of a module is gone'),
	why: $said('Programs that import by it no longer run.'),
	says: $said('{name} can no longer be imported as {before}.'),
	example: ['Texto', null],
	inverse: ['modulo-apelido-added'],
};
const moduloApelidoMoved = {
	id: 'modulo-apelido-moved',
	level: 'major',
	title: $said('An alias of a module leads to another module'),
	why: $said('Programs that import by it load the other module, and are not told.'),
	says: $said('The alias {name} led to {before} and leads to {after} now.'),
	example: ['Lume.Texto', 'Lume.Lista'],
	inverse: ['modulo-apelido-moved'],
};
const simboloAdded = {
	id: 'simbolo-added',
	level: 'minor',
	title: $said('A symbol of a module is new'),
	why: $said('What there was works as before.'),
	says: $said('The symbol {name} is new.'),
	example: [null, { nome: 'inverte', assinatura: '(texto)' }],
	inverse: ['simbolo-removed'],
};
const simboloRemoved = {
	id: 'simbolo-removed',
	level: 'major',
	title: $said('A symbol of a module is gone'),
	why: $said('Programs that use it no longer run.'),
	says: $said('The symbol {name} is gone.'),
	example: [{ nome: 'inverte', assinatura: '(texto)' }, null],
	inverse: ['simbolo-added'],
};
const simboloRenamed = {
	id: 'simbolo-renamed',
	level: 'major',
	title: $said('A symbol of a module has another name'),
	why: $said('Programs that use the old name no longer run.'),
	says: $said('The symbol {name} is now {after}.'),
	example: ['inverte', 'inverta'],
	inverse: ['simbolo-renamed'],
};
const simboloMoved = {
	id: 'simbolo-moved',
	level: 'major',
	title: $said('A symbol is in another module'),
	why: $said('Programs that import it from the old module no longer run.'),
	says: $said('The symbol {name} moved from {before} to {after}.'),
	example: ['Lume.Texto', 'Lume.Lista'],
	inverse: ['simbolo-moved'],
};
const simboloReused = {
	id: 'simbolo-reused',
	level: 'major',
	title: $said('A symbol does what another symbol of its module did'),
	why: $said('Programs that call it do something else now, whether its signature fits or not.'),
	says: $said('{name} did {before} and now does {after}, as another one did.'),
	example: ['Inverte o texto.', 'Conta as palavras.'],
	inverse: ['simbolo-reused'],
};
const simboloResumoChanged = {
	id: 'simbolo-resumo-changed',
	level: 'patch',
	title: $said('The summary of a symbol changed'),
	why: $said('Only what people read changed.'),
	says: $said('The summary of {name} was {before} and is {after}.'),
	example: ['De trás para a frente.', 'O texto de trás para a frente.'],
	inverse: ['simbolo-resumo-changed'],
};
const moduloRules = [
	moduloAdded,
	moduloRemoved,
	moduloRenamed,
	moduloRenamedKept,
	moduloMerged,
	moduloSplit,
	moduloApelidoAdded,
	moduloApelidoRemoved,
	moduloApelidoMoved,
	simboloAdded,
	simboloRemoved,
	simboloRenamed,
	simboloMoved,
	simboloReused,
	simboloResumoChanged,
	...tracoRules,
];

; 

function movesAmong(gone, come) {
	const arrivals = uniqueByName(come);
	const moved = new Map();
	for (const [name, old] of uniqueByName(gone)) {
		const now = arrivals.get(name);
		if (old && now && same(old.before, now.after))
			moved.set(old, now);
	}
	return moved;
}
function withMoves(differences, moved, rule, placeOf) {
	if (moved.size === 0)
		return [...differences];
	const arrived = new Set(moved.values());
	return differences.flatMap(each => {
		const now = moved.get(each);
		if (!now)
			return arrived.has(each) ? [] : [each];
		const spot = { path: each.spot.path, base: each.spot.base, head: now.spot.head };
		return [{ rule, spot, name: each.name, before: placeOf(each), after: placeOf(now) }];
	});
}
function uniqueByName(differences) {
	const byName = new Map();
	for (const each of differences)
		byName.set(each.name, byName.has(each.name) ? null : each);
	return byName;
}

; 
function flagOf(written) {
	const forms = written.match(/(?<![\p{L}\p{N}_<[-])--?[^\s,|=<[\]]+/gu) ?? [];
	const first = forms[0] ?? written;
	const name = forms.reduce((longest, form) => (form.length > longest.length ? form : longest), first);
	const values = forms
		.reduce((rest, form) => rest.replace(form, ' '), written)
		.replace(/[,=]|(?<![\p{L}\p{N}_-])\||\|(?![\p{L}\p{N}_-])/gu, ' ')
		.replace(/\[\s+/g, '[')
		.trim()
		.split(/\s+/);
	return { name, forms, value: forms.length === 0 ? '' : [...new Set(values)].join(' ') };
}

; 
const CLOSING = { '(': ')', '[': ']', '{': '}', '<': '>' };
const CLOSING_SIGNS = new Set(Object.values(CLOSING));
const LIFETIME = /^'[\p{L}_][\p{L}\p{N}_]*(?=[\s,>):+=]|$)/u;
const MAX_LIFETIME = 64;
function areLifetimes(text) {
	return [...text.matchAll(/'/g)].every(({ index }) => /^$|[&<,+:\s]/.test(text.charAt(index - 1)) && LIFETIME.test(text.slice(index, index + MAX_LIFETIME)));
}
function* signsOf(text) {
	const open = [];
	const hasLifetimes = areLifetimes(text);
	let quote = '';
	for (let index = 0; index < text.length; index += 1) {
		const sign = text[index];
		if (quote !== '') {
			if (sign === '\\')
				index += 1;
			else if (sign === quote)
				quote = '';
			continue;
		}
		const depth = open.length;
		if (sign === '"' || sign === '`' || (sign === "'" && !hasLifetimes))
			quote = sign;
		const closing = CLOSING[sign];
		if (closing !== undefined) {
			open.push(closing);
			yield { index, sign, depth, does: 'open' };
		}
		else if (CLOSING_SIGNS.has(sign) && !(sign === '>' && /[=-]/.test(text[index - 1] ?? ''))) {
			const isPair = open.pop() === sign;
			yield { index, sign, depth: open.length, does: isPair ? 'close' : 'break' };
			if (!isPair)
				return;
		}
		else
			yield { index, sign, depth };
	}
}
function bracketsOf(text) {
	for (const { index, depth, does } of signsOf(text)) {
		if (does === 'break' || (index === 0 && does !== 'open'))
			return undefined;
		if (does === 'close' && depth === 0)
			return index + 1;
	}
	return undefined;
}
function partsAt(text, separator) {
	const parts = [];
	let start = 0;
	for (const { index, sign, depth } of signsOf(text)) {
		if (sign !== separator || depth > 0)
			continue;
		parts.push(text.slice(start, index));
		start = index + 1;
	}
	return [...parts, text.slice(start)].map(part => part.trim()).filter(part => part !== '');
}

; 

const ANY_OPTIONS = /^(?:op[cç](?:[oõ]es|ões)|options?|flags?)$/iu;
const REPEATS = /(?:\.{3}|…)$/;
const PLACEHOLDER = /^(?:<.*>|\{.*\}|[\p{Lu}\p{N}_-]*\p{Lu}[\p{Lu}\p{N}_-]*)$/su;
function usageOf(line, name) {
	const written = line.trim();
	if (/[\n'"`]/.test(written))
		return undefined;
	const at = ` ${written} `.indexOf(` ${name} `);
	if (name === '' || at < 0)
		return undefined;
	const found = { names: [], least: 0, most: 0, options: new Map() };
	return readInto(found, written.slice(at + name.length).trim(), false) ? found : undefined;
}
function readInto(found, text, isOptional) {
	const tokens = text === '' ? [] : partsAt(text.replace(/\s+/g, ' '), ' ').filter(each => each !== '');
	for (let i = 0; i < tokens.length; i += 1) {
		const token = tokens[i];
		const [bare, isMany] = [token.replace(REPEATS, ''), REPEATS.test(token)];
		const next = tokens[i + 1] ?? '';
		if (token === '|' || next === '|')
			return false;
		if (bare === '')
			repeat(found);
		else if (/^\[.*\]$/s.test(bare)) {
			if (!readInto(found, bare.slice(1, -1), true))
				return false;
		}
		else if (bare.startsWith('-')) {
			const forms = bare.split('|').flatMap(form => /^-[^\s=[<]+/.exec(form)?.[0] ?? []);
			for (const form of forms.filter(each => each !== '--'))
				found.options.set(form, !isOptional);
			if (forms.length > 0 && bare !== '--' && !/[=[<]/.test(bare) && PLACEHOLDER.test(next))
				i += 1;
		}
		else if (ANY_OPTIONS.test(bare)) {
		}
		else if (/[[\]]/.test(suffixed(bare)[0]))
			return false;
		else {
			found.names.push(isOptional && !PLACEHOLDER.test(bare) ? `<${bare}>` : bare);
			if (!isOptional)
				found.least += 1;
			found.most += 1;
		}
		if (isMany && bare !== '' && !bare.startsWith('-'))
			repeat(found);
	}
	return true;
}
function repeat(found) {
	found.most = Number.POSITIVE_INFINITY;
}
function usageChanges(before, after, isListed) {
	const found = new Set();
	if (after.least > before.least)
		found.add('demands');
	else if (after.most > before.most)
		found.add('takes');
	if (after.most < before.most)
		found.add('refuses');
	else if (after.least < before.least)
		found.add('spares');
	for (const [option, isDemanded] of after.options) {
		if (isDemanded && !before.options.get(option))
			found.add('demands');
		else if (!before.options.has(option) && !isListed(option))
			found.add('takes');
		else if (!isDemanded && before.options.get(option))
			found.add('spares');
	}
	for (const option of before.options.keys())
		if (!after.options.has(option) && !isListed(option))
			found.add('refuses');
	const common = (names, others) => {
		const left = [...others];
		return names.filter(name => left.includes(name) && left.splice(left.indexOf(name), 1)).join(' ');
	};
	if (common(before.names, after.names) !== common(after.names, before.names))
		found.add('reordered');
	else if (before.names.length === after.names.length)
		for (const [i, name] of before.names.entries()) {
			const change = nameChange(name, after.names[i]);
			if (change)
				found.add(change);
		}
	return found.size > 0 ? [...found] : ['reworded'];
}
function suffixed(name) {
	const [, bare = name, end = ''] = /^([^[\]]+)(\[[^[\]]+\])$/.exec(name) ?? [];
	return [bare, end];
}
function nameChange(before, after) {
	if (before === after)
		return undefined;
	const [[old, oldEnd], [now, nowEnd]] = [suffixed(before), suffixed(after)];
	if (oldEnd !== nowEnd) {
		if (old !== now || (oldEnd !== '' && nowEnd !== ''))
			return 'other';
		return nowEnd === '' ? 'refuses' : 'takes';
	}
	const [olds, nows] = [choicesIn(before), choicesIn(after)];
	if (olds && nows) {
		if (!olds.every(each => nows.includes(each)))
			return 'refuses';
		return nows.length > olds.length ? 'takes' : undefined;
	}
	if (olds?.includes(unwrapped(now)))
		return 'refuses';
	if (nows?.includes(unwrapped(old)))
		return 'takes';
	return olds || nows || ![old, now].every(each => PLACEHOLDER.test(each)) ? 'other' : undefined;
}
function choicesIn(written) {
	const choices = unwrapped(written).split('|');
	return choices.length > 1 ? choices.map(each => each.trim()) : undefined;
}
function unwrapped(written) {
	return written.replace(/^[[<({]+|[\]>)}]+$/g, '');
}

; 







const opcaoAdded = {
	id: 'opcao-added',
	level: 'minor',
	title: $said('An option of a command is new'),
	why: $said('What there was works as before.'),
	says: $said('The option {name} is new.'),
	example: [null, '--seco'],
	inverse: ['opcao-removed'],
};
const opcaoRemoved = {
	id: 'opcao-removed',
	level: 'major',
	title: $said('An option of a command is gone'),
	why: $said('Scripts that give it fail.'),
	says: $said('The option {name} is gone.'),
	example: ['--seco', null],
	inverse: ['opcao-added'],
};
const opcaoRenamed = {
	id: 'opcao-renamed',
	level: 'major',
	title: $said('An option of a command has another name'),
	why: $said('Scripts that give the old one fail.'),
	says: $said('The option {name} is now {after}.'),
	example: ['--seco', '--simula'],
	inverse: ['opcao-renamed'],
};
const opcaoMoved = {
	id: 'opcao-moved',
	level: 'major',
	title: $said('An option is one of another command'),
	why: $said('Scripts that give it to the old command fail.'),
	says: $said('The option {name} moved from {before} to {after}.'),
	example: ['testa', 'roda'],
	inverse: ['opcao-moved'],
};
const opcaoFormAdded = {
	id: 'opcao-form-added',
	level: 'minor',
	title: $said('An option can be written in another way, too'),
	why: $said('What there was works as before.'),
	says: $said('The option {name} can also be written {after}.'),
	example: [null, '-s'],
	inverse: ['opcao-form-removed'],
};
const opcaoFormRemoved = {
	id: 'opcao-form-removed',
	level: 'major',
	title: $said('A way to write an option is gone'),
	why: $said('Scripts that write it so fail.'),
	says: $said('The option {name} can no longer be written {before}.'),
	example: ['-s', null],
	inverse: ['opcao-form-added'],
};
const opcaoValueOptional = {
	id: 'opcao-value-optional',
	level: 'minor',
	title: $said('An option takes a value that can be left out'),
	why: $said('It can be given as before, and in another way.'),
	says: $said('What {name} takes was {before}, and is {after} now, which can be left out.'),
	example: ['<n>', '[n]'],
	inverse: ['opcao-value-changed'],
};
const opcaoValueChanged = {
	id: 'opcao-value-changed',
	level: 'major',
	title: $said('The value of an option changed'),
	why: $said('A value that was given may be refused now, or one is demanded.'),
	says: $said('The value of {name} was {before} and is {after}.'),
	example: ['', '<n>'],
	inverse: ['opcao-value-changed', 'opcao-value-optional', 'opcao-value-added'],
};
const opcaoValueAdded = {
	id: 'opcao-value-added',
	level: 'minor',
	title: $said('An option takes another value'),
	why: $said('Those that there were work as before.'),
	says: $said('The value of {name} was {before}, and can be another one, too: {after}.'),
	example: ['json|md', 'json|md|html'],
	inverse: ['opcao-value-changed'],
};
const opcaoValueRenamed = {
	id: 'opcao-value-renamed',
	level: 'minor',
	title: $said('The value of an option is called otherwise'),
	why: $said('Mostly it is another word for the same; it may be meant in another way now.'),
	says: $said('The value of {name} was called {before} and is called {after}.'),
	example: ['<n>', '<passos>'],
	inverse: ['opcao-value-renamed'],
};
const opcaoReused = {
	id: 'opcao-reused',
	level: 'major',
	title: $said('An option does what another option of its command did'),
	why: $said('Scripts that give it get something else now, without any error.'),
	says: $said('The option {name} did {before} and now does {after}, as another one did.'),
	example: ['não escreve nada', 'diz o que faz'],
	inverse: ['opcao-reused'],
};
const opcaoTextChanged = {
	id: 'opcao-text-changed',
	level: 'patch',
	title: $said('The description of an option changed'),
	why: $said('Only what people read changed.'),
	says: $said('The description of {name} was {before} and is {after}.'),
	example: ['mostra mais', 'mostra cada teste'],
	inverse: ['opcao-text-changed'],
};
const opcaoRules = [
	opcaoAdded,
	opcaoRemoved,
	opcaoRenamed,
	opcaoMoved,
	opcaoFormAdded,
	opcaoFormRemoved,
	opcaoValueOptional,
	opcaoValueChanged,
	opcaoValueAdded,
	opcaoValueRenamed,
	opcaoReused,
	opcaoTextChanged,
];
const OPCAO = {
	keyOf: ({ key }) => key,
	briefOf: ({ option }) => option,
	added: opcaoAdded,
	removed: opcaoRemoved,
	renamed: {
		rule: () => opcaoRenamed,
		identityOf: ({ option: { flag, descricao } }) => descricao === '' ? '' : `${flagOf(flag).value}\0${descricao}`,
	},
	compare: (before, after, spot) => compareOpcao(before.option, after.option, spot, before.key === after.key),
};
function* compareOpcoes(before, after, spot) {
	const [olds, nows] = [before, after].map(list => list.map(({ flag }) => flagOf(flag)));
	const owners = ownersOf(olds.filter(({ name }) => !nows.some(now => now.name === name)));
	const names = new Set(olds.map(({ name }) => name));
	const taken = new Set();
	const keys = nows.map(({ name, forms }) => {
		const known = names.has(name) ? undefined : forms.map(form => owners.get(form)).find(each => each);
		if (known === undefined || taken.has(known))
			return name;
		taken.add(known);
		return known;
	});
	yield* compareLists(OPCAO, before.map((option, i) => ({ option, key: olds[i]?.name ?? '' })), after.map((option, i) => ({ option, key: keys[i] ?? '' })), spot);
}
function ownersOf(flags) {
	const owners = new Map();
	for (const { name, forms } of flags)
		for (const form of forms)
			owners.set(form, owners.has(form) ? '' : name);
	return owners;
}
function* compareOpcao(before, after, spot, isKnown) {
	const [old, now] = [flagOf(before.flag), flagOf(after.flag)];
	const isRenamed = old.name !== now.name && !now.forms.includes(old.name) && !old.forms.includes(now.name);
	if (isRenamed && isKnown)
		yield { rule: opcaoRenamed, spot, name: old.name, before: old.name, after: now.name };
	const told = new Set(isRenamed ? [old.name, now.name] : []);
	const known = now.forms.includes(old.name) ? old.name : now.name;
	for (const form of old.forms)
		if (!told.has(form) && !now.forms.includes(form))
			yield removed(opcaoFormRemoved, field(spot, form), known, form);
	for (const form of now.forms)
		if (!told.has(form) && !old.forms.includes(form))
			yield added(opcaoFormAdded, field(spot, form), known, form);
	yield* changed(valueRule(old.value, now.value), field(spot, 'flag'), known, old.value, now.value);
	yield* changed(opcaoTextChanged, field(spot, 'descricao'), known, before.descricao, after.descricao);
}
function valueRule(before, after) {
	const [was, is] = [before.startsWith('['), after.startsWith('[')];
	if (is && !was && ['', inBrackets(after)].includes(inBrackets(before)))
		return opcaoValueOptional;
	if (was !== is || before === '' || after === '')
		return opcaoValueChanged;
	const [olds, nows] = [choicesIn(before), choicesIn(after)];
	if (olds && nows)
		return olds.every(each => nows.includes(each)) ? opcaoValueAdded : opcaoValueChanged;
	return olds || nows ? opcaoValueChanged : opcaoValueRenamed;
}
function inBrackets(value) {
	return value.replace(/^[[<]+|[\]>]+$/g, '');
}
function withMovedOptions(differences) {
	const moved = movesAmong(differences.filter(({ rule }) => rule === opcaoRemoved), differences.filter(({ rule }) => rule === opcaoAdded));
	return withMoves(differences, moved, opcaoMoved, ({ spot }) => commandOf(spot));
}
function commandOf({ path }) {
	return (0,json_pointer .eC)(path)[1] ?? '';
}

; 



const reservadaAdded = {
	id: 'reservada-added',
	level: 'major',
	title: $said('A word became reserved that was none'),
	why: $said('Reserved words cannot be names: programs that call something so no longer run.'),
	says: $said('The reserved word {name} is new.'),
	example: [null, { palavra: 'enquanto' }],
	inverse: ['reservada-removed'],
};
const reservadaRemoved = {
	id: 'reservada-removed',
	level: 'major',
	title: $said('A reserved word is gone'),
	why: $said('Programs that use it no longer run; highlighters and completion lose it.'),
	says: $said('The reserved word {name} is gone.'),
	example: [{ palavra: 'enquanto' }, null],
	inverse: ['reservada-added'],
};
const reservadaRenamed = {
	id: 'reservada-renamed',
	level: 'major',
	title: $said('A reserved word has another name'),
	why: $said('Programs that use the old word no longer run.'),
	says: $said('The reserved word {name} is now {after}.'),
	example: ['senao', 'senão'],
	inverse: ['reservada-renamed'],
};
const contextualAdded = {
	id: 'contextual-added',
	level: 'minor',
	title: $said('A contextual word is new'),
	why: $said('Programs may still use it as a name everywhere else.'),
	says: $said('The contextual word {name} is new.'),
	example: [null, { palavra: 'rota', onde: 'bloco servidor' }],
	inverse: ['contextual-removed'],
};
const contextualRemoved = {
	id: 'contextual-removed',
	level: 'major',
	title: $said('A contextual word is gone'),
	why: $said('Programs that use it in its context no longer run.'),
	says: $said('The contextual word {name} is gone.'),
	example: [{ palavra: 'rota', onde: 'bloco servidor' }, null],
	inverse: ['contextual-added'],
};
const contextualRenamed = {
	id: 'contextual-renamed',
	level: 'major',
	title: $said('A contextual word has another name'),
	why: $said('Programs that use the old word in its context no longer run.'),
	says: $said('The contextual word {name} is now {after}.'),
	example: ['rota', 'caminho'],
	inverse: ['contextual-renamed'],
};
const palavraBecameReservada = {
	id: 'palavra-became-reservada',
	level: 'major',
	title: $said('A contextual word became reserved'),
	why: $said('Programs that use it as a name, which was allowed, no longer run.'),
	says: $said('The contextual word {name} is reserved now.'),
	example: ['contextual', 'reservada'],
	inverse: ['palavra-became-contextual'],
};
const palavraBecameContextual = {
	id: 'palavra-became-contextual',
	level: 'minor',
	title: $said('A reserved word became contextual'),
	why: $said('It still works where it worked, and can be a name elsewhere; highlighters have to look at the context.'),
	says: $said('The reserved word {name} is only contextual now.'),
	example: ['reservada', 'contextual'],
	inverse: ['palavra-became-reservada'],
};
const contextualOndeChanged = {
	id: 'contextual-onde-changed',
	level: 'minor',
	title: $said('A contextual word acts in another context'),
	why: $said('Highlighters and completion decide by the context whether it is a keyword.'),
	says: $said('The context of {name} was {before} and is {after}.'),
	example: ['bloco servidor', 'bloco servidor ou grupo'],
	inverse: ['contextual-onde-changed'],
};
const palavraReused = {
	id: 'palavra-reused',
	level: 'major',
	title: $said('A word means what another word meant'),
	why: $said('Programs that use it do something else now, without any error.'),
	says: $said('The word {name} meant {before} and now means {after}, as another one did.'),
	example: ['repete', 'encerra'],
	inverse: ['palavra-reused'],
};
const palavraTextChanged = {
	id: 'palavra-text-changed',
	level: 'patch',
	title: $said('The description or equivalent of a word changed'),
	why: $said('Only what people read changed.'),
	says: $said('The {field} of {name} was {before} and is {after}.'),
	example: ['repete', 'repete o bloco'],
	inverse: ['palavra-text-changed'],
};
const palavraRules = [
	reservadaAdded,
	reservadaRemoved,
	reservadaRenamed,
	contextualAdded,
	contextualRemoved,
	contextualRenamed,
	palavraBecameReservada,
	palavraBecameContextual,
	contextualOndeChanged,
	palavraReused,
	palavraTextChanged,
];
const RESERVADA = {
	keyOf: ({ palavra }) => palavra,
	briefOf: word => word,
	added: reservadaAdded,
	removed: reservadaRemoved,
	renamed: { rule: () => reservadaRenamed, identityOf: ({ descricao }) => descricao },
	compare: palavras_compareTexts,
};
const CONTEXTUAL = {
	keyOf: ({ palavra }) => palavra,
	briefOf: word => word,
	added: contextualAdded,
	removed: contextualRemoved,
	renamed: { rule: () => contextualRenamed, identityOf: ({ descricao }) => descricao },
	*compare(before, after, spot) {
		yield* palavras_compareTexts(before, after, spot);
		yield* changed(contextualOndeChanged, field(spot, 'onde'), after.palavra, before.onde, after.onde);
	},
};
function* comparePalavras(before, after, file) {
	const [reserved, contextual] = [field(file, 'reservadas'), field(file, 'contextuais')];
	const moved = new Set();
	const lists = [
		[palavraBecameContextual, before.reservadas, after.contextuais, after.reservadas, before.contextuais],
		[palavraBecameReservada, before.contextuais, after.reservadas, after.contextuais, before.reservadas],
	];
	for (const [rule, from, to, stayed, known] of lists) {
		const freed = rule === palavraBecameContextual;
		const spot = freed ? { ...contextual, base: reserved.base } : { ...reserved, base: contextual.base };
		for (const [old, now, i, j] of both(from, to, stayed, known)) {
			moved.add(now.palavra);
			const where = entry(spot, now.palavra, i, j);
			const [was, is] = freed ? ['reservada', 'contextual'] : ['contextual', 'reservada'];
			yield { rule, spot: where, name: now.palavra, before: was, after: is };
			yield* palavras_compareTexts(old, now, where);
		}
	}
	yield* compareLists(RESERVADA, before.reservadas, after.reservadas, reserved, moved);
	yield* compareLists(CONTEXTUAL, before.contextuais, after.contextuais, contextual, moved);
}
function* both(from, to, stayed, known) {
	const places = new Map(to.map(({ palavra }, i) => [palavra, i]));
	const others = new Set([...stayed, ...known].map(({ palavra }) => palavra));
	for (const [i, old] of from.entries()) {
		const j = places.get(old.palavra);
		if (j !== undefined && !others.has(old.palavra))
			yield [old, to[j], i, j];
	}
}
function* palavras_compareTexts(before, after, spot) {
	for (const name of ['descricao', 'equivalente'])
		yield* changed(palavraTextChanged, field(spot, name), after.palavra, before[name], after[name]);
}

var registry = __webpack_require__(10850);
; 





const pacoteAdded = {
	id: 'pacote-added',
	level: 'minor',
	title: $said('A package is new'),
	why: $said('What there was works as before.'),
	says: $said('The package {name} is new.'),
	example: [null, ['1.0.0']],
	inverse: ['pacote-removed'],
};
const pacoteRemoved = {
	id: 'pacote-removed',
	level: 'major',
	title: $said('A package is gone'),
	why: $said('Projects that need it cannot be installed.'),
	says: $said('The package {name} is gone.'),
	example: [['1.0.0'], null],
	inverse: ['pacote-added'],
};
const pacoteVersaoAdded = {
	id: 'pacote-versao-added',
	level: 'minor',
	title: $said('A package has a new version'),
	why: $said('What there was works as before.'),
	says: $said('{name} is new.'),
	example: [null, '1.1.0'],
	inverse: ['pacote-versao-removed', 'pacote-versao-decreased'],
};
const pacoteVersaoRemoved = {
	id: 'pacote-versao-removed',
	level: 'major',
	title: $said('A version of a package is gone'),
	why: $said('Projects whose lock file names it cannot be installed.'),
	says: $said('{name} is gone.'),
	example: ['1.0.0', null],
	inverse: ['pacote-versao-added'],
};
const pacoteVersaoDecreased = {
	id: 'pacote-versao-decreased',
	level: 'major',
	title: $said('The newest version of a package is an older one than before'),
	why: $said('Projects that ask for the newest get what they had before, or not what the source has.'),
	says: $said('The newest version of {name} was {before} and is {after}.'),
	example: ['1.2.0', '1.1.0'],
	inverse: ['pacote-versao-added'],
};
const pacoteVersaoAltered = {
	id: 'pacote-versao-altered',
	level: 'major',
	title: $said('A version of a package is not what it was'),
	why: $said('Published versions are immutable: lock files hold their hashes, and installing fails.'),
	says: $said('{name} was altered: {after}.'),
	example: ['sha256 5d41…', 'sha256 7d79…'],
	inverse: ['pacote-versao-altered'],
};
const pacoteTextChanged = {
	id: 'pacote-text-changed',
	level: 'patch',
	title: $said('The description, licence, authors or keywords of a package changed'),
	why: $said('Only what people read changed.'),
	says: $said('The {field} of {name} was {before} and is {after}.'),
	example: ['MIT', 'Apache-2.0'],
	inverse: ['pacote-text-changed'],
};
const registroRules = [
	pacoteAdded,
	pacoteRemoved,
	pacoteVersaoAdded,
	pacoteVersaoRemoved,
	pacoteVersaoDecreased,
	pacoteVersaoAltered,
	pacoteTextChanged,
];
const PACOTE = {
	keyOf: ([name]) => name,
	briefOf: ([, { versoes }]) => Object.keys(versoes),
	added: pacoteAdded,
	removed: pacoteRemoved,
	*compare([name, before], [, after], spot) {
		yield* compareAbout(name, before, after, spot);
		const versoes = field(spot, 'versoes');
		const [olds, nows] = [Object.entries(before.versoes), Object.entries(after.versoes)];
		for (const difference of compareLists(VERSAO, olds, nows, versoes))
			yield { ...difference, name: `${name} ${difference.name}` };
	},
};
const VERSAO = {
	keyOf: ([version]) => version,
	briefOf: ([version]) => version,
	added: pacoteVersaoAdded,
	removed: pacoteVersaoRemoved,
	*compare([name, before], [, after], spot) {
		const reasons = (0,registry .iv)(before, after);
		if (reasons.length === 0)
			return;
		yield { rule: pacoteVersaoAltered, spot, name, before: before.sha256, after: reasons.join('; ') };
	},
};
function* compareAbout(name, before, after, spot) {
	for (const each of ['descricao', 'licenca', 'autores', 'tags']) {
		const [old, now] = [before[each], after[each]];
		if (!same(old, now))
			yield { rule: pacoteTextChanged, spot: field(spot, each), name, before: old, after: now };
	}
}
function* compareRegistros(before, after) {
	const spot = field(spotOf(`${files .AM}#`), 'pacotes');
	yield* compareLists(PACOTE, Object.entries(before.pacotes), Object.entries(after.pacotes), spot);
}

; 




const MIN_LIKENESS = 0.5;
const extensaoChanged = {
	id: 'extensao-changed',
	level: 'major',
	title: $said('The extension of source files changed'),
	why: $said('Editors recognise the language by it, and tools find programs by it.'),
	says: $said('The extension of source files was {before} and is {after}.'),
	example: ['.lm', '.lume'],
	inverse: ['extensao-changed'],
};
const operadorAdded = {
	id: 'operador-added',
	level: 'minor',
	title: $said('An operator is new'),
	why: $said('What there was works as before.'),
	says: $said('The operator {name} is new.'),
	example: [null, { simbolo: '??' }],
	inverse: ['operador-removed'],
};
const operadorRemoved = {
	id: 'operador-removed',
	level: 'major',
	title: $said('An operator is gone'),
	why: $said('Programs that use it no longer run.'),
	says: $said('The operator {name} is gone.'),
	example: [{ simbolo: '<>' }, null],
	inverse: ['operador-added'],
};
const operadorRenamed = {
	id: 'operador-renamed',
	level: 'major',
	title: $said('An operator is written in another way'),
	why: $said('Programs that use the old form no longer run.'),
	says: $said('The operator {name} is now {after}.'),
	example: ['<>', '!='],
	inverse: ['operador-renamed'],
};
const operadorReused = {
	id: 'operador-reused',
	level: 'major',
	title: $said('An operator means what another operator meant'),
	why: $said('Programs that use it do something else now, without any error.'),
	says: $said('The operator {name} meant {before} and now means {after}, as another one did.'),
	example: ['soma', 'subtrai'],
	inverse: ['operador-reused'],
};
const operadorTextChanged = {
	id: 'operador-text-changed',
	level: 'patch',
	title: $said('The description or equivalent of an operator changed'),
	why: $said('Only what people read changed.'),
	says: $said('The {field} of {name} was {before} and is {after}.'),
	example: ['soma', 'soma ou junta'],
	inverse: ['operador-text-changed'],
};
const verboAdded = {
	id: 'verbo-added',
	level: 'minor',
	title: $said('An HTTP verb is new'),
	why: $said('What there was works as before.'),
	says: $said('The HTTP verb {name} is new.'),
	example: [null, 'PATCH'],
	inverse: ['verbo-removed'],
};
const verboRemoved = {
	id: 'verbo-removed',
	level: 'major',
	title: $said('An HTTP verb is gone'),
	why: $said('Servers that use it no longer run.'),
	says: $said('The HTTP verb {name} is gone.'),
	example: ['ANY', null],
	inverse: ['verbo-added'],
};
const regraAdded = {
	id: 'regra-added',
	level: 'patch',
	title: $said('A rule of the syntax is written down that was not'),
	why: $said('The list explains what already holds; a rule that is new in the language shows in its words and operators.'),
	says: $said('A rule is new: {after}.'),
	example: [null, 'Uma linha é um comando.'],
	inverse: ['regra-removed'],
};
const regraRemoved = {
	id: 'regra-removed',
	level: 'minor',
	title: $said('A rule of the syntax is no longer written down'),
	why: $said('The list says what trips people up: what it forbade may be allowed now, and nobody reads of it any more.'),
	says: $said('A rule is gone: {before}.'),
	example: ['Uma linha é um comando.', null],
	inverse: ['regra-added'],
};
const regraReworded = {
	id: 'regra-reworded',
	level: 'patch',
	title: $said('A rule of the syntax is written in other words'),
	why: $said('Only what people read changed.'),
	says: $said('A rule was {before} and is {after}.'),
	example: ['Uma linha é um comando.', 'Uma linha é um comando; não existe ";".'],
	inverse: ['regra-reworded'],
};
const sintaxeRules = [
	extensaoChanged,
	operadorAdded,
	operadorRemoved,
	operadorRenamed,
	operadorReused,
	operadorTextChanged,
	verboAdded,
	verboRemoved,
	regraAdded,
	regraRemoved,
	regraReworded,
];
const OPERADOR = {
	keyOf: ({ simbolo }) => simbolo,
	briefOf: operator => operator,
	added: operadorAdded,
	removed: operadorRemoved,
	renamed: { rule: () => operadorRenamed, identityOf: ({ descricao }) => descricao },
	*compare(before, after, spot) {
		for (const name of ['descricao', 'equivalente'])
			yield* changed(operadorTextChanged, field(spot, name), after.simbolo, before[name], after[name]);
	},
};
function* compareSintaxe(before, after, file) {
	yield* changed(extensaoChanged, field(file, 'extensao'), after.extensao, before.extensao, after.extensao);
	yield* compareLists(OPERADOR, before.operadores, after.operadores, field(file, 'operadores'));
	const verbos = { added: verboAdded, removed: verboRemoved };
	yield* compareTexts(verbos, before.verbos_http, after.verbos_http, field(file, 'verbos_http'));
	yield* compareRegras(before.regras, after.regras, field(file, 'regras'));
}
function* compareRegras(before, after, spot) {
	const [olds, nows] = [new Set(before), new Set(after)];
	const gone = before.flatMap((text, i) => (nows.has(text) ? [] : [{ text, i }]));
	const come = after.flatMap((text, i) => (olds.has(text) ? [] : [{ text, i }]));
	const alike = (a, b) => likeness(a.text, b.text) >= MIN_LIKENESS;
	const reworded = new Set();
	for (const old of gone) {
		const candidates = come.filter(now => alike(old, now));
		const [now] = candidates;
		if (candidates.length === 1 && now && gone.filter(other => alike(other, now)).length === 1) {
			reworded.add(now);
			const where = entry(spot, old.text, old.i, now.i);
			yield { rule: regraReworded, spot: where, name: now.text, before: old.text, after: now.text };
		}
		else
			yield removed(regraRemoved, entry(spot, old.text, old.i, undefined), old.text, old.text);
	}
	for (const now of come)
		if (!reworded.has(now))
			yield added(regraAdded, entry(spot, now.text, undefined, now.i), now.text, now.text);
}

; 



const paginasAdded = {
	id: 'paginas-added',
	level: 'info',
	title: $said('The site has pages'),
	why: $said('What there was is where it was.'),
	says: $said('The site of {name} has pages.'),
	example: ['site: data', 'site: pages'],
	inverse: ['paginas-removed'],
};
const paginasRemoved = {
	id: 'paginas-removed',
	level: 'minor',
	title: $said('The site has no pages any more'),
	why: $said('Every link to them leads nowhere: those of other sites, of editors, and what people have kept.'),
	says: $said('The site of {name} has no pages any more.'),
	example: ['site: pages', 'site: data'],
	inverse: ['paginas-added'],
};
const paginaRemoved = {
	id: 'pagina-endereco-removed',
	level: 'minor',
	title: $said('An address of the site leads nowhere'),
	why: $said('Other sites, editors and people have kept it. Recorded in the file that `enderecos` names, it keeps a page that says since when its thing is gone, and what follows it.'),
	says: $said('{name} was the address of {before}, and leads nowhere.'),
	example: ['modulo:Lume.Texto', null],
	inverse: [],
};
const paginaReassigned = {
	id: 'pagina-endereco-reassigned',
	level: 'minor',
	title: $said('An address of the site means something else'),
	why: $said('Who follows a link reads of another thing, and nothing says so. Addresses in the file that `enderecos` names are never given twice.'),
	says: $said('{name} was the address of {before}, and is that of {after}.'),
	example: ['modulo:Ponto', 'modulo:ponto'],
	inverse: ['pagina-endereco-reassigned'],
};
const siteAddressRules = [
	paginasAdded,
	paginasRemoved,
	paginaRemoved,
	paginaReassigned,
];
function* compareSiteAddresses(before, after) {
	const [old, now] = [before.addresses, after.addresses];
	if (old === undefined || now === undefined)
		return;
	const { nome } = after.files.index;
	const site = field(spotOf(`${files .Lh}#`), 'itens');
	if (old === null || now === null) {
		const [was, is] = [old, now].map(side => (side === null ? 'site: data' : 'site: pages'));
		if (was !== is)
			yield {
				rule: old === null ? paginasAdded : paginasRemoved,
				spot: site,
				name: nome,
				before: was,
				after: is,
			};
		return;
	}
	const things = new Set(now.things.values());
	const isKept = old.isKept || now.isKept;
	for (const [address, thing] of old.things) {
		const other = now.things.get(address);
		if (other === thing || (other === undefined && !isKept && !things.has(thing)))
			continue;
		const spot = field(site, address);
		if (other === undefined)
			yield removed(paginaRemoved, spot, address, thing);
		else if (nameIn(other) !== nameIn(thing))
			yield { rule: paginaReassigned, spot, name: address, before: thing, after: other };
	}
}
function nameIn(id) {
	return id.slice(id.indexOf(':') + 1);
}

; 
const respostaRemoved = {
	id: 'resposta-removed',
	level: 'major',
	title: $said('A route no longer gives an answer'),
	why: $said('Clients that wait for this status get another one.'),
	says: $said('{name} no longer answers {before}.'),
	example: [201, null],
	inverse: ['resposta-added'],
};
const respostaErroRemoved = {
	id: 'resposta-erro-removed',
	level: 'minor',
	title: $said('A route no longer gives an error'),
	why: $said('Clients that know the error meet it no more.'),
	says: $said('{name} no longer answers {before}.'),
	example: [409, null],
	inverse: ['resposta-added'],
};
const respostaAdded = {
	id: 'resposta-added',
	level: 'minor',
	title: $said('A route gives another answer besides'),
	why: $said('Clients that know the answers that there were may not know this one.'),
	says: $said('{name} answers {after}, too.'),
	example: [null, 409],
	inverse: ['resposta-removed', 'resposta-erro-removed'],
};
const respostasOpened = {
	id: 'respostas-opened',
	level: 'info',
	title: $said('Not all answers of a route can be read any more'),
	why: $said('Whether it answers otherwise cannot be told.'),
	says: $said('What {name} answers cannot be read as a whole any more.'),
	example: ['closed', 'open'],
	inverse: ['respostas-closed'],
};
const respostasClosed = {
	id: 'respostas-closed',
	level: 'info',
	title: $said('All answers of a route can be read'),
	why: $said('More is known of the same route.'),
	says: $said('What {name} answers can be read as a whole now.'),
	example: ['open', 'closed'],
	inverse: ['respostas-opened'],
};
const respostaTipoRemoved = {
	id: 'resposta-tipo-removed',
	level: 'major',
	title: $said('A route no longer answers in a media type'),
	why: $said('Clients read the answer as what it was.'),
	says: $said('{name} no longer answers {before} at {field}.'),
	example: ['application/json', null],
	inverse: ['resposta-tipo-added'],
};
const respostaTipoAdded = {
	id: 'resposta-tipo-added',
	level: 'minor',
	title: $said('A route answers in another media type'),
	why: $said('Clients that read the type that there was may not read this one.'),
	says: $said('{name} answers {after} at {field}.'),
	example: [null, 'text/html'],
	inverse: ['resposta-tipo-removed'],
};
const respostaCampoRemoved = {
	id: 'resposta-campo-removed',
	level: 'major',
	title: $said('A field of an answer is gone'),
	why: $said('Clients that read it find nothing.'),
	says: $said('{name} no longer sends {field}.'),
	example: ['string', null],
	inverse: ['resposta-campo-added'],
};
const respostaCampoAdded = {
	id: 'resposta-campo-added',
	level: 'minor',
	title: $said('A field of an answer is new'),
	why: $said('What there was is still there.'),
	says: $said('{name} sends {field}, too.'),
	example: [null, 'string'],
	inverse: ['resposta-campo-removed'],
};
const respostaCampoOptional = {
	id: 'resposta-campo-optional',
	level: 'major',
	title: $said('A field of an answer is not always there'),
	why: $said('Clients that read it may find nothing.'),
	says: $said('{name} does not always send {field} now.'),
	example: ['always', 'sometimes'],
	inverse: ['resposta-campo-always'],
};
const respostaCampoAlways = {
	id: 'resposta-campo-always',
	level: 'minor',
	title: $said('A field of an answer is always there'),
	why: $said('Clients that do without it find it, too.'),
	says: $said('{name} always sends {field} now.'),
	example: ['sometimes', 'always'],
	inverse: ['resposta-campo-optional'],
};
const respostaCampoChanged = {
	id: 'resposta-campo-changed',
	level: 'major',
	title: $said('A value of an answer is of another type'),
	why: $said('Clients read it as what it was.'),
	says: $said('{name} sends {after} at {field}, which was {before}.'),
	example: ['integer', 'string'],
	inverse: ['resposta-campo-changed', 'resposta-campo-narrowed'],
};
const respostaCampoNarrowed = {
	id: 'resposta-campo-narrowed',
	level: 'minor',
	title: $said('A value of an answer is one of fewer'),
	why: $said('Clients that read what it could be read what it can be now.'),
	says: $said('{name} sends less at {field}: {before} became {after}.'),
	example: [{ maxLength: 10 }, { maxLength: 5 }],
	inverse: ['resposta-campo-changed'],
};
const respostaTextChanged = {
	id: 'resposta-text-changed',
	level: 'patch',
	title: $said('The description of what a route sends changed'),
	why: $said('Only what people read changed.'),
	says: $said('The description of {field} in the answer of {name} was {before} and is {after}.'),
	example: ['O nome', 'O nome completo'],
	inverse: ['resposta-text-changed'],
};
const respostaCabecalhoRemoved = {
	id: 'resposta-cabecalho-removed',
	level: 'major',
	title: $said('An answer no longer has a header'),
	why: $said('Clients that read it find nothing.'),
	says: $said('{name} no longer sends the header {before}.'),
	example: ['etag', null],
	inverse: ['resposta-cabecalho-added'],
};
const respostaCabecalhoAdded = {
	id: 'resposta-cabecalho-added',
	level: 'minor',
	title: $said('An answer has another header'),
	why: $said('What there was is still there.'),
	says: $said('{name} sends the header {after}, too.'),
	example: [null, 'etag'],
	inverse: ['resposta-cabecalho-removed'],
};
const answerRules = [
	respostaRemoved,
	respostaErroRemoved,
	respostaAdded,
	respostasOpened,
	respostasClosed,
	respostaTipoRemoved,
	respostaTipoAdded,
	respostaCampoRemoved,
	respostaCampoAdded,
	respostaCampoOptional,
	respostaCampoAlways,
	respostaCampoChanged,
	respostaCampoNarrowed,
	respostaTextChanged,
	respostaCabecalhoRemoved,
	respostaCabecalhoAdded,
];

; 
const acessoTightened = {
	id: 'acesso-tightened',
	level: 'major',
	title: $said('A route asks who it is'),
	why: $said('Requests that were let in are refused.'),
	says: $said('{name} asks for more: {before} became {after}.'),
	example: ['nothing', 'bearer'],
	inverse: ['acesso-loosened'],
};
const acessoLoosened = {
	id: 'acesso-loosened',
	level: 'minor',
	title: $said('A route lets in whom it refused'),
	why: $said('Requests that were let in still are.'),
	says: $said('{name} asks for less: {before} became {after}.'),
	example: ['bearer', 'nothing'],
	inverse: ['acesso-tightened'],
};
const acessoChanged = {
	id: 'acesso-changed',
	level: 'major',
	title: $said('A route asks for something else to let a request in'),
	why: $said('Requests that carry what was asked for are refused.'),
	says: $said('{name} asks for {after} in place of {before}.'),
	example: ['bearer', 'key header X-Chave'],
	inverse: ['acesso-changed'],
};
const corpoTipoRemoved = {
	id: 'corpo-tipo-removed',
	level: 'major',
	title: $said('A route no longer takes a body of a media type'),
	why: $said('Clients that send it are refused.'),
	says: $said('{name} no longer takes {before}.'),
	example: ['text/csv', null],
	inverse: ['corpo-tipo-added', 'corpo-required'],
};
const corpoTipoAdded = {
	id: 'corpo-tipo-added',
	level: 'minor',
	title: $said('A route takes a body of another media type'),
	why: $said('What was taken still is.'),
	says: $said('{name} takes {after}.'),
	example: [null, 'text/csv'],
	inverse: ['corpo-tipo-removed'],
};
const corpoRequired = {
	id: 'corpo-required',
	level: 'major',
	title: $said('A body has to be sent'),
	why: $said('Requests without one were taken, and are refused.'),
	says: $said('{name} has to be sent a body now.'),
	example: ['sometimes', 'always'],
	inverse: ['corpo-optional', 'corpo-tipo-removed'],
};
const corpoOptional = {
	id: 'corpo-optional',
	level: 'minor',
	title: $said('A body can be left out'),
	why: $said('Requests with one still are taken.'),
	says: $said('{name} can be sent without a body now.'),
	example: ['always', 'sometimes'],
	inverse: ['corpo-required'],
};
const parametroStyleChanged = {
	id: 'rota-parametro-style-changed',
	level: 'major',
	title: $said('A parameter of a route is written in another way'),
	why: $said('Lists and objects are understood as something else than was sent.'),
	says: $said('{name} reads {field} as {after}, and read it as {before}.'),
	example: ['form', 'pipeDelimited'],
	inverse: ['rota-parametro-style-changed'],
};
const operacaoIdChanged = {
	id: 'operacao-id-changed',
	level: 'minor',
	title: $said('An operation has another id'),
	why: $said('Requests are the same; clients that are generated name their functions by it, and have other ones when they are generated again.'),
	says: $said('The operation {before} ({name}) is now {after}.'),
	example: ['listaItens', 'itens'],
	inverse: ['operacao-id-changed'],
};
const operacaoIdRemoved = {
	id: 'operacao-id-removed',
	level: 'minor',
	title: $said('An operation no longer has an id'),
	why: $said('Requests are the same; clients that are generated name its function otherwise.'),
	says: $said('The operation {before} ({name}) has no id any more.'),
	example: ['listaItens', null],
	inverse: ['operacao-id-added'],
};
const operacaoIdAdded = {
	id: 'operacao-id-added',
	level: 'minor',
	title: $said('An operation has an id'),
	why: $said('Requests are the same; clients that are generated named its function otherwise.'),
	says: $said('{name} has the id {after}.'),
	example: [null, 'listaItens'],
	inverse: ['operacao-id-removed'],
};
const rotaDeprecated = {
	id: 'rota-deprecated',
	level: 'minor',
	title: $said('A route is deprecated'),
	why: $said('It still answers; clients should leave it before it goes (SemVer 2.0.0, item 7).'),
	says: $said('{name} is deprecated.'),
	example: [null, 'deprecated'],
	inverse: ['rota-undeprecated'],
};
const rotaUndeprecated = {
	id: 'rota-undeprecated',
	level: 'minor',
	title: $said('A route is no longer deprecated'),
	why: $said('Who left it can come back.'),
	says: $said('{name} is no longer deprecated.'),
	example: ['deprecated', null],
	inverse: ['rota-deprecated'],
};
const rotaTextChanged = {
	id: 'rota-text-changed',
	level: 'patch',
	title: $said('The text of a route changed'),
	why: $said('Only what people read changed.'),
	says: $said('The {field} of {name} was {before} and is {after}.'),
	example: ['Lista os itens', 'Lista os itens por nome'],
	inverse: ['rota-text-changed'],
};
const requestRules = [
	acessoTightened,
	acessoLoosened,
	acessoChanged,
	corpoTipoRemoved,
	corpoTipoAdded,
	corpoRequired,
	corpoOptional,
	parametroStyleChanged,
	operacaoIdChanged,
	operacaoIdRemoved,
	operacaoIdAdded,
	rotaDeprecated,
	rotaUndeprecated,
	rotaTextChanged,
];

; 


const rotaRemoved = {
	id: 'rota-removed',
	level: 'major',
	title: $said('A route is gone'),
	why: $said('Clients that call it get an error.'),
	says: $said('The route {name} is gone.'),
	example: ['GET /itens/:id', null],
	inverse: ['rota-added'],
};
const rotaAdded = {
	id: 'rota-added',
	level: 'minor',
	title: $said('A route is new'),
	why: $said('What there was works as before.'),
	says: $said('The route {name} is new.'),
	example: [null, 'GET /itens/:id'],
	inverse: ['rota-removed'],
};
const rotaBecameConditional = {
	id: 'rota-became-conditional',
	level: 'major',
	title: $said('A route is only there under a condition'),
	why: $said('Clients that call it may get an error now.'),
	says: $said('The route {name} is there only under a condition now.'),
	example: ['sure', 'conditional'],
	inverse: ['rota-became-sure'],
};
const rotaBecameSure = {
	id: 'rota-became-sure',
	level: 'minor',
	title: $said('A route is always there'),
	why: $said('What there was works as before.'),
	says: $said('The route {name} is always there now.'),
	example: ['conditional', 'sure'],
	inverse: ['rota-became-conditional'],
};
const rotaParametroRenamed = {
	id: 'rota-parametro-renamed',
	level: 'minor',
	title: $said('A parameter in the path of a route has another name'),
	why: $said('Who calls the address notices nothing; generated clients name the parameter in their functions.'),
	says: $said('The parameter {before} of {name} is now {after}.'),
	example: ['id', 'codigo'],
	inverse: ['rota-parametro-renamed'],
};
const rotaOverlapAdded = {
	id: 'rota-overlap-added',
	level: 'minor',
	title: $said('Two routes take the same requests'),
	why: $said('Which of them answers is decided by the order of registration; a request that reached one may reach the other.'),
	says: $said('{name} and {after} take some of the same requests.'),
	example: [null, 'GET /itens/novo'],
	inverse: ['rota-overlap-removed'],
};
const rotaOverlapRemoved = {
	id: 'rota-overlap-removed',
	level: 'info',
	title: $said('Two routes no longer take the same requests'),
	why: $said('Routes that went or came are told by themselves.'),
	says: $said('{name} and {before} no longer take the same requests.'),
	example: ['GET /itens/novo', null],
	inverse: ['rota-overlap-added'],
};
const validacaoAdded = {
	id: 'validacao-added',
	level: 'major',
	title: $said('A route checks what it took unchecked'),
	why: $said('Requests that were taken may be refused.'),
	says: $said('{name} now checks its {field}.'),
	example: [null, { type: 'object', required: ['nome'] }],
	inverse: ['validacao-removed'],
};
const validacaoRemoved = {
	id: 'validacao-removed',
	level: 'minor',
	title: $said('A route no longer checks what it takes'),
	why: $said('Requests that were taken still are.'),
	says: $said('{name} no longer checks its {field}.'),
	example: [{ type: 'object', required: ['nome'] }, null],
	inverse: ['validacao-added'],
};
const validacaoTightened = {
	id: 'validacao-tightened',
	level: 'major',
	title: $said('A route refuses what it took'),
	why: $said('Requests that were taken may be refused.'),
	says: $said('{name} takes less at {field}: {before} became {after}.'),
	example: [{ minLength: 1 }, { minLength: 3 }],
	inverse: ['validacao-loosened'],
};
const validacaoLoosened = {
	id: 'validacao-loosened',
	level: 'minor',
	title: $said('A route takes what it refused'),
	why: $said('Requests that were taken still are.'),
	says: $said('{name} takes more at {field}: {before} became {after}.'),
	example: [{ minLength: 3 }, { minLength: 1 }],
	inverse: ['validacao-tightened'],
};
const validacaoChanged = {
	id: 'validacao-changed',
	level: 'major',
	title: $said('A route takes something else'),
	why: $said('Whether what was taken still is cannot be told, so the worst is assumed.'),
	says: $said('{name} takes something else at {field}: {before} became {after}.'),
	example: [{ pattern: '^a' }, { pattern: '^b' }],
	inverse: ['validacao-changed'],
};
const validacaoTextChanged = {
	id: 'validacao-text-changed',
	level: 'patch',
	title: $said('The description of what a route takes changed'),
	why: $said('Only what people read changed.'),
	says: $said('The description of {field} of {name} was {before} and is {after}.'),
	example: ['O nome', 'O nome completo'],
	inverse: ['validacao-text-changed'],
};
const validacaoDefaultChanged = {
	id: 'validacao-default-changed',
	level: 'minor',
	title: $said('What a missing value counts as changed'),
	why: $said('Requests that leave it out are answered as if they had sent another one.'),
	says: $said('{name} takes {after} where {field} is missing, and took {before}.'),
	example: [10, 20],
	inverse: ['validacao-default-changed'],
};
const validacaoDeprecated = {
	id: 'validacao-deprecated',
	level: 'minor',
	title: $said('A part of a request is deprecated'),
	why: $said('It is still taken; clients should leave it before it goes (SemVer 2.0.0, item 7).'),
	says: $said('{field} of {name} is deprecated.'),
	example: [null, 'deprecated'],
	inverse: ['validacao-undeprecated'],
};
const validacaoUndeprecated = {
	id: 'validacao-undeprecated',
	level: 'minor',
	title: $said('A part of a request is no longer deprecated'),
	why: $said('Who left it can come back.'),
	says: $said('{field} of {name} is no longer deprecated.'),
	example: ['deprecated', null],
	inverse: ['validacao-deprecated'],
};
const routeRules = [
	rotaRemoved,
	rotaAdded,
	rotaBecameConditional,
	rotaBecameSure,
	rotaParametroRenamed,
	rotaOverlapAdded,
	rotaOverlapRemoved,
	validacaoAdded,
	validacaoRemoved,
	validacaoTightened,
	validacaoLoosened,
	validacaoChanged,
	validacaoTextChanged,
	validacaoDefaultChanged,
	validacaoDeprecated,
	validacaoUndeprecated,
	...answerRules,
	...requestRules,
];

; 















const CHANGE_GROUPS = [
	{ title: $said('Changes of the format'), rules: formatoRules },
	{ title: $said('Changes of the published schemas'), rules: esquemaRules },
	{ title: $said('Changes of the index'), rules: indiceRules },
	{ title: $said('Changes of words'), rules: palavraRules },
	{ title: $said('Changes of the syntax'), rules: sintaxeRules },
	{ title: $said('Changes of functions and modules'), rules: [...embutidaRules, ...moduloRules] },
	{ title: $said('Changes of signatures'), rules: assinaturaRules },
	{ title: $said('Changes of commands'), rules: [...comandoRules, ...opcaoRules] },
	{ title: $said('Changes of error codes'), rules: erroRules },
	{ title: $said('Changes of the content inventory'), rules: conteudoRules },
	{ title: $said('Changes of packages'), rules: registroRules },
	{ title: $said('Changes of the addresses of pages'), rules: siteAddressRules },
	{ title: $said('Changes of routes'), rules: routeRules },
];
const BY_ID = new Map(CHANGE_GROUPS.flatMap(({ rules }) => rules.map(rule => [rule.id, rule])));
const CHANGE_IDS = [...BY_ID.keys()];
function changeRule(id) {
	return BY_ID.get(id);
}

; 
function editOf({ before, after, name }) {
	if (typeof before === 'string' && typeof after === 'string') {
		return before === name ? pieceOf(before, after, NAME_PARTS) : wholeOr(before, after);
	}
	const one = before ?? after;
	if (before !== null && after !== null)
		return { before: JSON.stringify(before), after: JSON.stringify(after) };
	if (typeof one !== 'string' || one === name)
		return undefined;
	return { before: typeof before === 'string' ? before : '', after: typeof after === 'string' ? after : '' };
}
function wholeOr(before, after) {
	return [before, after].some(each => /[\s/]/.test(each)) ? pieceOf(before, after) : { before, after };
}
const WORDS = /[\p{L}\p{N}_]+|\s+|[^\s\p{L}\p{N}_]/gu;
const NAME_PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\s+|[^\s]/gu;
function pieceOf(before, after, parts = WORDS) {
	const partsOf = (text) => text.match(parts) ?? [];
	const [olds, nows] = [partsOf(before), partsOf(after)];
	const shorter = Math.min(olds.length, nows.length);
	let start = 0;
	while (start < shorter && olds[start] === nows[start])
		start += 1;
	let end = 0;
	while (end < shorter - start && olds.at(-1 - end) === nows.at(-1 - end))
		end += 1;
	const piece = (all) => all.slice(start, all.length - end).join('');
	return { before: piece(olds), after: piece(nows) };
}

; 
function explainedByMoves(changes, pairs) {
	const moved = changes.filter(({ rule }) => rule === 'simbolo-moved');
	const paired = new Set(pairs.flatMap(({ gone, come }) => [gone, come]));
	const found = new Map();
	const groups = new Map(changes.flatMap(each => (/^grupo-(?:added|removed)$/.test(each.rule) ? [[each.name, each]] : [])));
	for (const change of groups.size > 0 ? changes : []) {
		const by = change.rule === 'comando-moved' &&
			(groups.get(String(change.before)) ?? groups.get(String(change.after)));
		if (by)
			found.set(change, { by, confidence: 1 });
	}
	for (const module of moved.length > 0 ? changes : []) {
		const [side, value] = module.rule === 'modulo-removed'
			? ['before', module.before]
			: module.rule === 'modulo-added'
				? ['after', module.after]
				: [];
		if (side === undefined || paired.has(module))
			continue;
		const own = moved.filter(each => each[side] === module.name);
		const [by] = own;
		if (by && own.length === value.simbolos)
			found.set(module, { by, confidence: 1 });
	}
	return found;
}

var text_words = __webpack_require__(61359);
; 

const PLACES = { query: 'query', headers: 'header', cookies: 'cookie' };
function parameterAt(pointer) {
	const slash = Math.max(pointer.indexOf('/'), 0);
	const list = pointer.slice(0, slash);
	const [name, ...inside] = (0,json_pointer .OD)(pointer.slice(slash));
	return name !== undefined && inside.length === 0 && Object.hasOwn(PLACES, list)
		? `${PLACES[list]} ${name}`
		: undefined;
}

; 




const pairs_MIN_LIKENESS = 0.6;
const MARGIN = 0.05;
const MAX_COMPARISONS = 40_000;
const BY_NAME_ALONE = 0.7;
const MIN_NAME_LIKENESS = 0.7;
const MIN_WORDS = 3;
const BY_TEXTS_ALONE = 0.8;
const ENTRY = /^(.+)-(added|removed)$/;
const NAMES = /^(?:reservada|contextual|operador|embutida|modulo|simbolo)$/;
const OTHERS = /^(?:comando-(?:veja|exemplo)|regra|parametro|retorno|campo|rota-overlap|validacao|pacote-versao|resposta-\w+|operacao-id)$/;
const PARTS = /^(?:resposta|resposta-tipo|corpo-tipo)$/;
const REPLACED = 0.8;
function pairsOf(changes) {
	const nouns = new Map();
	for (const change of changes) {
		const [, noun = '', way] = ENTRY.exec(change.rule.replace('resposta-erro-', 'resposta-')) ?? [];
		if (noun === '' || (OTHERS.test(noun) && !PARTS.test(noun)))
			continue;
		const lists = nouns.get(noun) ?? { gone: [], come: [] };
		lists[way === 'removed' ? 'gone' : 'come'].push(change);
		nouns.set(noun, lists);
	}
	const entries = [...nouns].flatMap(([noun, { gone, come }]) => {
		if (gone.length === 0 || come.length === 0)
			return [];
		if (noun === 'rota')
			return movedRoutes(gone, come);
		if (PARTS.test(noun))
			return replacedParts(gone, come);
		const used = new Set();
		const free = (list) => list.filter(each => !used.has(each));
		const ways = [movedEntries, renamedEntries, renamedElsewhere];
		return ways.flatMap(way => {
			const pairs = way(free(gone), free(come));
			for (const pair of pairs)
				used.add(pair.gone).add(pair.come);
			return pairs;
		});
	});
	const used = new Set(entries.flatMap(pair => [pair.gone, pair.come]));
	const free = (way) => [...nouns].flatMap(([noun, lists]) => NAMES.test(noun) ? lists[way].filter(each => !used.has(each)) : []);
	return [...entries, ...movedEntries(free('gone'), free('come')), ...movedParameters(changes)];
}
function movedParameters(changes) {
	const gone = new Map();
	const come = new Map();
	for (const change of changes) {
		const { path, before, after } = change;
		const at = path.indexOf('#');
		const parameter = change.rule.startsWith('validacao-') ? givenAt(path.slice(at + 1)) : undefined;
		if (parameter === undefined || (before === null) === (after === null))
			continue;
		const [, name = ''] = parameter.split(' ');
		const key = `${path.slice(0, at)} ${name.toLowerCase()}`;
		const list = after === null ? gone : come;
		list.set(key, list.has(key) ? null : change);
	}
	const placeOf = ({ path }) => givenAt(path.slice(path.indexOf('#') + 1)) ?? '';
	const asked = onlyOfRoutes(changes.filter(({ rule, before }) => ASKS.test(rule) && before !== 'always'));
	const lost = new Map();
	for (const [key, old] of gone)
		if (old && !come.has(key))
			lost.set(routeOf(old), [...(lost.get(routeOf(old)) ?? []), old]);
	return [...gone].flatMap(([key, old]) => {
		const now = come.get(key) ?? asked.get(routeOf(old));
		if (!old || !now)
			return [];
		const all = (come.has(key) ? undefined : lost.get(routeOf(old))) ?? [old];
		const isAccess = now.rule.startsWith('acesso');
		if (isAccess && (all.length > 1 || !SECRET.test(placeOf(old))))
			return [];
		const [place = '', ...others] = new Set(all.map(each => placeOf(each).split(' ')[0]));
		if (all.length > 1 && others.length > 0)
			return [];
		const before = all.length > 1 ? place : placeOf(old);
		const edit = { before, after: placeOf(now) || (isAccess ? 'access' : 'body') };
		return [{ gone: old, come: now, confidence: REPLACED, edit, what: 'replaced' }];
	});
}
const ASKS = /^(?:corpo-required|acesso-(?:tightened|changed))$/;
const SECRET = /key|token|auth|secret|passw|chave|senha|segredo/i;
function routeOf(change) {
	return change?.path.slice(0, change.path.indexOf('#')) ?? '';
}
function onlyOfRoutes(changes) {
	const routes = new Map();
	for (const change of changes)
		routes.set(routeOf(change), routes.has(routeOf(change)) ? null : change);
	return routes;
}
function givenAt(pointer) {
	const [place, name, ...inside] = (0,json_pointer .eC)(`#/${pointer}`);
	return place === 'body' && name !== undefined && inside.length === 0
		? [place, name].join(' ')
		: parameterAt(pointer);
}
function movedEntries(gone, come) {
	const [olds, nows] = [byName(gone), byName(come)];
	return [...olds].flatMap(([name, old]) => {
		const now = nows.get(name);
		if (!old || !now || listOf(old) === listOf(now))
			return [];
		const edit = { before: ownerOf(old), after: ownerOf(now) };
		return [{ gone: old, come: now, confidence: sureness(old, now), edit, what: 'moved' }];
	});
}
function sureness(old, now) {
	const alike = textLikeness(old.before, now.after, old.name, now.name);
	return rounded(pairs_MIN_LIKENESS + (1 - pairs_MIN_LIKENESS) * alike);
}
function byName(changes) {
	const names = new Map();
	for (const each of changes) {
		const name = nameOf(each);
		names.set(name, names.has(name) ? null : each);
	}
	return names;
}
function renamedEntries(gone, come) {
	const lists = new Map();
	for (const [changes, key] of [
		[gone, 'olds'],
		[come, 'nows'],
	])
		for (const change of changes) {
			const list = lists.get(listOf(change)) ?? { olds: [], nows: [] };
			list[key].push(change);
			lists.set(listOf(change), list);
		}
	return [...lists.values()].flatMap(({ olds, nows }) => olds.length * nows.length > MAX_COMPARISONS ? [] : bestPairs(olds, nows));
}
function renamedElsewhere(gone, come) {
	const byTexts = (changes) => {
		const found = new Map();
		for (const each of changes) {
			const texts = pairs_textsOf(saidOf(each.before ?? each.after), each.name).join('\0');
			if (texts.split(/\s+/).length >= MIN_WORDS)
				found.set(texts, found.has(texts) ? null : each);
		}
		return found;
	};
	const nows = byTexts(come);
	return [...byTexts(gone)].flatMap(([texts, old]) => {
		const now = nows.get(texts);
		if (!old || !now)
			return [];
		const edit = {
			before: nameOf(old),
			after: `${ownerOf(now)}${/^\w/.test(nameOf(now)) ? '.' : ' '}${nameOf(now)}`,
		};
		const alike = textLikeness(old.before, now.after, old.name, now.name);
		return [
			{ gone: old, come: now, confidence: rounded(BY_TEXTS_ALONE * alike), edit, what: 'renamed' },
		];
	});
}
function saidOf(value) {
	return typeof value === 'object' && value !== null ? { ...value, assinatura: '' } : value;
}
function bestPairs(olds, nows) {
	const scores = olds.map(old => nows.map(now => scoreOf(old, now)));
	const ofOlds = scores.map(topTwo);
	const ofNows = nows.map((_, j) => topTwo(scores.map(row => row[j] ?? 0)));
	return olds.flatMap((gone, i) => {
		const { at: j = -1, best = 0, next = 0 } = ofOlds[i] ?? {};
		const [come, rival] = [nows[j], ofNows[j]];
		if (come === undefined || rival?.at !== i || best < pairs_MIN_LIKENESS)
			return [];
		if (Math.max(next, rival.next) > best - MARGIN)
			return [];
		const edit = { before: nameOf(gone), after: nameOf(come) };
		return [{ gone, come, confidence: rounded(best), edit, what: 'renamed' }];
	});
}
function topTwo(values) {
	let [at, best, next] = [-1, 0, 0];
	for (const [i, value] of values.entries()) {
		if (value > best)
			[at, best, next] = [i, value, best];
		else if (value > next)
			next = value;
	}
	return { at, best, next };
}
function scoreOf(old, now) {
	const names = nameLikeness(nameOf(old), nameOf(now));
	const hasTexts = pairs_textsOf(old.before, old.name).length > 0 && pairs_textsOf(now.after, now.name).length > 0;
	if (!hasTexts)
		return names >= MIN_NAME_LIKENESS ? names * BY_NAME_ALONE + (1 - BY_NAME_ALONE) / 2 : 0;
	return (names + textLikeness(old.before, now.after, old.name, now.name) * 2) / 3;
}
function textLikeness(before, after, oldName, newName) {
	const [a, b] = [pairs_textsOf(before, oldName), pairs_textsOf(after, newName)];
	return a.length === 0 && b.length === 0 ? 0 : likeness(a.join(' '), b.join(' '));
}
function pairs_textsOf(value, name) {
	if (typeof value !== 'object' || value === null)
		return [];
	return Object.values(value).filter(each => typeof each === 'string' && each !== '' && each !== name);
}
function replacedParts(gone, come) {
	const placeOf = ({ path, before, after }) => {
		const part = String(before ?? after);
		return path.slice(0, -part.length) + (/^[45]\d\d$/.test(part) ? 'error' : '');
	};
	const alone = (changes, place) => {
		const [one, ...others] = changes.filter(each => placeOf(each) === place);
		return others.length === 0 ? one : undefined;
	};
	return [...new Set(gone.map(placeOf))].flatMap(place => {
		const [old, now] = [alone(gone, place), alone(come, place)];
		if (!old || !now)
			return [];
		const edit = { before: String(old.before), after: String(now.after) };
		return [{ gone: old, come: now, confidence: REPLACED, edit, what: 'replaced' }];
	});
}
function editedExamples(changes) {
	const examples = changes.filter(({ rule }) => /^comando-exemplo-(?:added|removed)$/.test(rule));
	const [gone, come] = [
		examples.filter(each => each.after === null),
		examples.filter(each => each.before === null),
	];
	if (gone.length * come.length > MAX_COMPARISONS)
		return [];
	const found = gone.flatMap(old => come.flatMap(now => (listOf(old) === listOf(now) ? edited(old, now, nameOf(old), nameOf(now)) : [])));
	return byCommonEdit(found, ({ kept }, count) => count > 1 || kept >= 0.5).map(({ old, now, confidence }) => {
		const edit = { before: nameOf(old), after: nameOf(now) };
		return { gone: old, come: now, confidence, edit, what: 'renamed' };
	});
}
function edited(old, now, from, to) {
	const edit = pieceOf(from, to);
	const kept = 1 - Math.max(edit.before.length / from.length, edit.after.length / to.length);
	return kept > 0 ? [{ old, now, edit, kept }] : [];
}
function byCommonEdit(found, isLikely) {
	const counts = new Map();
	const keyOf = ({ edit: { before, after } }) => `${before}\0${after}`;
	for (const each of found)
		counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
	const count = (each) => counts.get(keyOf(each)) ?? 0;
	found.sort((a, b) => count(b) - count(a) || b.kept - a.kept);
	const used = new Set();
	return found.flatMap(each => {
		if (used.has(each.old) || used.has(each.now) || !isLikely(each, count(each)))
			return [];
		used.add(each.old).add(each.now);
		const confidence = rounded(count(each) > 1 ? 0.9 : Math.min(0.8, 0.5 + each.kept / 2));
		return [{ ...each, confidence }];
	});
}
function movedRoutes(gone, come) {
	if (gone.length * come.length > MAX_COMPARISONS)
		return [];
	const found = gone.flatMap(old => come.flatMap(now => {
		const [[a, from], [b, to]] = [old.name.split(' '), now.name.split(' ')];
		if (a !== b)
			return from === to ? [{ old, now, edit: { before: a, after: b }, kept: 1 }] : [];
		return edited(old, now, from, to);
	}));
	return byCommonEdit(found, ({ old, now, kept }, count) => count > 1 || kept >= 0.5 || nameLikeness(old.name, now.name) >= MIN_NAME_LIKENESS).map(({ old, now, edit, confidence }) => ({ gone: old, come: now, confidence, edit, what: 'moved' }));
}
function listOf({ path }) {
	return path.slice(0, path.lastIndexOf('/'));
}
function nameOf({ rule, name, before, after }) {
	return /-(?:apelido|form|exemplo)-(?:added|removed)$/.test(rule) ? String(before ?? after) : name;
}
function ownerOf({ path }) {
	const [list = '', owner, ...inside] = (0,json_pointer .eC)(path);
	if (inside.length > 0 && owner !== undefined)
		return owner;
	return list === 'funcoes' ? 'embutidas' : list;
}
function rounded(value) {
	return Math.round(Math.min(value, 1) * 100) / 100;
}

; 



const RENAMES = new Set([
	'extensao-changed',
	'nome-changed',
	'documentacao-changed',
	'endereco-changed',
	'reservada-renamed',
	'contextual-renamed',
	'operador-renamed',
	'embutida-renamed',
	'modulo-renamed',
	'modulo-renamed-kept',
	'simbolo-renamed',
	'grupo-renamed',
	'comando-renamed',
	'comando-renamed-kept',
	'comando-programa-changed',
	'opcao-renamed',
	'codigo-renumbered',
	'rota-moved',
]);
const ENTRIES = new Set([
	...['reservada', 'contextual', 'operador', 'embutida', 'modulo', 'simbolo', 'comando', 'opcao', 'codigo'],
	...['modulo-apelido', 'comando-apelido', 'opcao-form', 'verbo', 'pacote', 'rota'],
].flatMap(noun => [`${noun}-added`, `${noun}-removed`]));
const names_TEXTS = /^(?:(?:palavra|operador|opcao|comando|codigo|validacao|pacote)-text-changed|codigo-(?:titulo|doc)-changed|simbolo-resumo-changed|simbolo-deprecated|contextual-onde-changed|comando-(?:uso-\w+|argumentos?-\w+|exemplo-\w+|veja-\w+)|opcao-value-renamed|regra-\w+|descricao-changed|documentacao-changed)$/;
function isText({ rule }) {
	return names_TEXTS.test(rule);
}
const CODE = /\/(?:uso|exemplo|exemplos|veja|flag|comando)(?:\/|$)/;
const CODED = /^.+(?:\p{Lu}|[^\p{L}])|^[^\p{L}]/u;
const PARTLY = 0.8;
const MENTIONED = 0.6;
function explainedByNames(changes, pairs) {
	const paired = new Set(pairs.flatMap(({ gone, come }) => [gone, come]));
	const references = new Set(changes.map(({ rule, name, before, after }) => referenceOf(rule, name, textOf(before ?? after))));
	const names = [
		...pairs.map(({ gone, come }) => ({ change: gone, old: nameOf(gone), now: nameOf(come) })),
		...changes.flatMap(change => (paired.has(change) ? [] : (names_named(change) ?? []))),
	];
	const index = new NameIndex(names, references);
	const found = new Map();
	for (const change of changes) {
		if (!isText(change))
			continue;
		const explanation = index.explain(change);
		if (explanation)
			found.set(change, explanation);
	}
	return found;
}
function names_named(change) {
	const { rule, before, after } = change;
	if (RENAMES.has(rule) && typeof before === 'string' && typeof after === 'string')
		return { change, old: before, now: after };
	if (rule === 'comando-apelido-moved' && before === change.name)
		return { change, old: change.name, now: String(after) };
	if (rule === 'simbolo-moved')
		return { change, old: `${before}.${change.name}`, now: `${after}.${change.name}` };
	if (!ENTRIES.has(rule))
		return undefined;
	const [was, is] = [before, after].map(value => (typeof value === 'string' ? value : value && change.name));
	const text = (value) => (typeof value === 'string' && value !== '' ? value : undefined);
	return { change, old: text(was), now: text(is) };
}
class NameIndex {
	references;
	byWord = new Map();
	signs = [];
	constructor(names, references) {
		this.references = references;
		for (const each of names) {
			const keys = new Set([each.old, each.now].flatMap(name => [...(0,text_words .Z9)(name ?? '')].slice(-1)));
			for (const key of keys) {
				const list = this.byWord.get(key);
				if (list)
					list.push(each);
				else
					this.byWord.set(key, [each]);
			}
			if (keys.size === 0)
				this.signs.push(each);
		}
	}
	explain(change) {
		const [before, after] = [textOf(change.before), textOf(change.after)];
		const words = (0,text_words .Z9)(`${before} ${after}`);
		const near = new Set([...words].flatMap(word => this.byWord.get(word) ?? []).concat(this.signs));
		near.delete([...near].find(each => each.change === change));
		if (near.size === 0)
			return undefined;
		const isCode = CODE.test(change.path);
		const parts = [...near].filter(each => isPart(each, before, after, isCode));
		if (parts.length === 0)
			return undefined;
		parts.sort((a, b) => names_kinship(b, change) - names_kinship(a, change) || lengthOf(b) - lengthOf(a));
		const [first] = parts;
		const renames = parts.filter(each => each.old !== undefined && each.now !== undefined);
		if (change.before === null || change.after === null) {
			const isWhole = parts.find(({ old, now }) => (change.after === null ? old === before : now === after) || this.isOther(change, old, now));
			return isWhole ? { by: isWhole.change, confidence: 1 } : { by: first.change, confidence: MENTIONED };
		}
		let made = before;
		for (const { old = '', now = '' } of renames.sort((a, b) => lengthOf(b) - lengthOf(a)))
			made = (0,text_words .$H)(made, old, now);
		const [rename] = renames;
		if (rename)
			return { by: rename.change, confidence: made === after ? 1 : PARTLY };
		return { by: first.change, confidence: MENTIONED };
	}
	isOther(change, old, now) {
		if (old === undefined || now === undefined)
			return false;
		const [before, after] = [textOf(change.before), textOf(change.after)];
		const other = change.after === null ? (0,text_words .$H)(before, old, now) : (0,text_words .$H)(after, now, old);
		const rule = change.rule.replace(/-(?:added|removed)$/, change.after === null ? '-added' : '-removed');
		return this.references.has(referenceOf(rule, change.name, other));
	}
}
function referenceOf(rule, name, text) {
	return `${rule}\0${name}\0${text}`;
}
function isPart({ old, now }, before, after, isCode) {
	const went = old !== undefined && (0,text_words .Vf)(before, old) && !(0,text_words .Vf)(after, old);
	const came = now !== undefined && (0,text_words .Vf)(after, now) && !(0,text_words .Vf)(before, now);
	if (old !== undefined && now !== undefined && before !== '' && after !== '')
		return went && came;
	const isTelling = (name, text) => isCode ||
		CODED.test(name) ||
		['`', '"', "'", '«'].some(sign => text.includes(sign + name)) ||
		text.includes(`${name}(`);
	return (went && isTelling(old, before)) || (came && isTelling(now, after));
}
function names_kinship({ change }, other) {
	const [a, b] = [change, other].map(({ path }) => (0,json_pointer .eC)(path));
	let common = 0;
	while (common < (a?.length ?? 0) && a?.[common] === b?.[common])
		common += 1;
	return common;
}
function lengthOf({ old = '', now = '' }) {
	return Math.max(old.length, now.length);
}
function textOf(value) {
	if (typeof value === 'string')
		return value;
	if (typeof value !== 'object' || value === null)
		return '';
	return Object.values(value)
		.filter(each => typeof each === 'string')
		.join('\n');
}

; 

const MEANING = /\/(?:descricao|resumo|explicacao)$/;
const HANDED_ON = /-(?:reused|apelido-moved)$/;
const ENDS = /^(?:codigo|reservada|contextual|operador|simbolo|comando|opcao)-(?:added|removed)$/;
function explainedByReuse(changes) {
	const handed = changes.filter(({ rule }) => HANDED_ON.test(rule));
	const found = new Map();
	if (handed.length === 0)
		return found;
	const roots = rootsOf([...handed, ...changes.filter(({ rule }) => ENDS.test(rule))]);
	for (const [change, root] of roots)
		if (root !== change && HANDED_ON.test(root.rule))
			found.set(change, { by: root, confidence: 1 });
	const entries = new Map(handed.flatMap(each => (each.rule.endsWith('-reused') ? [[each.path.replace(MEANING, ''), each]] : [])));
	const reused = new Set(entries.values());
	for (const change of changes) {
		let { path } = change;
		while (path !== '' && !entries.has(path))
			path = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
		const by = entries.get(path);
		if (by && !reused.has(change))
			found.set(change, { by: roots.get(by) ?? by, confidence: 1 });
	}
	return found;
}
function rootsOf(changes) {
	const givers = new Map();
	for (const change of changes) {
		const key = keyOf(change, change.before);
		if (key)
			givers.set(key, givers.has(key) ? null : change);
	}
	const order = new Map(changes.map((change, i) => [change, i]));
	const roots = new Map();
	const rootOf = (change) => {
		let root = change;
		for (let next = roots.get(root); next && next !== root; next = roots.get(root))
			root = next;
		return root;
	};
	for (const change of changes) {
		const giver = givers.get(keyOf(change, change.after));
		if (!giver)
			continue;
		const [one, other] = [rootOf(change), rootOf(giver)];
		const [first, next] = (order.get(one) ?? 0) <= (order.get(other) ?? 0) ? [one, other] : [other, one];
		roots.set(next, first).set(first, first);
	}
	return new Map([...roots.keys()].map(change => [change, rootOf(change)]));
}
function keyOf({ rule }, value) {
	const said = (typeof value === 'object' ? value : { titulo: value });
	const text = said?.titulo ?? said?.resumo ?? said?.descricao;
	const kind = rule.endsWith('-apelido-moved')
		? rule
		: rule.replace(/-.*/, '').replace(/^(?:reservada|contextual)$/, 'palavra');
	return typeof text === 'string' && text !== '' ? `${kind}\0${plain(text)}` : '';
}

; 











const MIN_ALIKE = 3;
const ALIKE = 0.9;
const ID_DIGITS = 16;
const MAX_KINDS = 3;
function causesOf(changes, { isOnCause, isConfigured = () => false, lineOfEdit = () => null }) {
	const configured = grouped(changes.filter(isConfigured), lineOf, 2);
	const isRead = new Set(configured.flat());
	const pairs = pairsOf(changes).filter(({ gone, come }) => !(isRead.has(gone) || isRead.has(come)));
	const explained = new Map([
		...explainedByNames(changes, pairs),
		...explainedByReuse(changes),
		...explainedByMoves(changes, pairs),
	]);
	for (const change of isRead)
		explained.delete(change);
	pairs.push(...editedExamples(changes.filter(change => !explained.has(change) && !isRead.has(change))));
	const byGone = new Map();
	for (const pair of pairs) {
		byGone.set(pair.gone, pair);
		explained.set(pair.come, { by: pair.gone, confidence: pair.confidence });
	}
	const come = new Map(changes.flatMap(each => (/^(?:modulo|comando)-added$/.test(each.rule) ? [[each.name, each]] : [])));
	for (const change of changes) {
		if (!/-apelido-moved$/.test(change.rule) || isRead.has(change))
			continue;
		const now = come.get(String(change.after));
		if (now === undefined || isRead.has(now) || explained.has(change))
			continue;
		const { by, confidence } = explained.get(now) ?? { by: change, confidence: 1 };
		if (by !== change)
			explained.set(change, { by, confidence });
		else
			explained.set(now, { by, confidence });
	}
	const graph = new Graph(explained, byGone, lineOfEdit);
	const free = changes.filter(change => !explained.has(change) && !isRead.has(change));
	const moves = grouped(free, change => graph.keyOfMove(change), 2);
	const moved = new Set(moves.flat());
	const rest = free.filter(change => !moved.has(change));
	const alike = new Map(joined(grouped(rest, change => graph.keyOfEdit(change), MIN_ALIKE)).flatMap(group => group.map(change => [change, group])));
	const isOneEdit = (line) => {
		const [edit] = line.map(change => alike.get(change));
		return (edit !== undefined && edit.length > line.length && line.every(change => alike.get(change) === edit));
	};
	const lines = grouped(rest, change => (isOnCause(change) ? lineOf(change) : undefined), 2).filter(line => !isOneEdit(line));
	const onLines = new Set(lines.flat());
	const edits = [...new Set(alike.values())]
		.map(group => group.filter(change => !onLines.has(change)))
		.filter(({ length }) => length >= MIN_ALIKE);
	const inGroups = new Set([...moved, ...onLines, ...edits.flat()]);
	const found = [
		...configured.map(group => graph.causeOf('line', group)),
		...moves.map(group => graph.causeOf('move', group)),
		...lines.map(group => graph.causeOf(...withRoot(group))),
		...edits.map(group => graph.causeOf('edit', group)),
		...rest
			.filter(root => graph.explains(root) && !inGroups.has(root))
			.map(root => graph.causeOf(byGone.has(root) ? 'move' : 'change', [root])),
	];
	const order = new Map(changes.map(({ fingerprint }, i) => [fingerprint, i]));
	const first = ({ changes: [one] }) => order.get(one?.fingerprint ?? '') ?? 0;
	return found.sort((a, b) => rank(a) - rank(b) || first(a) - first(b));
}
const FEW = 3;
function symbolOf({ path }) {
	return path.replace(/\/assinatura(?:\/.*)?$/, '');
}
function joined(edits) {
	const found = new Map();
	for (const group of edits) {
		const key = JSON.stringify([...new Set(group.map(symbolOf))].sort());
		found.set(key, [...(found.get(key) ?? []), ...group]);
	}
	return [...found.values()];
}
function withRoot(line) {
	const root = line.find(change => {
		const inside = `${placeAfter(change)}/`;
		return line.every(other => other === change || other.path.startsWith(inside));
	});
	return root ? ['change', [root, ...line.filter(change => change !== root)]] : ['line', line];
}
function placeAfter({ path, name, before, after }) {
	return before === name && typeof after === 'string'
		? (0,json_pointer.at)(path.slice(0, path.lastIndexOf('/')), after)
		: path;
}
class Graph {
	explained;
	pairs;
	lineOfEdit;
	followers = new Map();
	constructor(explained, pairs, lineOfEdit) {
		this.explained = explained;
		this.pairs = pairs;
		this.lineOfEdit = lineOfEdit;
		for (const [change, { by }] of explained) {
			let root = by;
			for (let next = explained.get(root); next && root !== change; next = explained.get(root))
				root = next.by;
			const list = this.followers.get(root);
			if (list)
				list.push(change);
			else
				this.followers.set(root, [change]);
		}
	}
	explains(change) {
		return this.followers.has(change);
	}
	keyOfMove(change) {
		const pair = this.pairs.get(change);
		if (pair)
			return JSON.stringify([nounOf(change), pair.what, pair.edit.before, pair.edit.after]);
		if (change.rule !== 'simbolo-moved')
			return undefined;
		return JSON.stringify([nounOf(change), 'moved', change.before, change.after]);
	}
	keyOfEdit(change) {
		const edit = this.editOf(change);
		if (!edit)
			return undefined;
		const isRewritten = edit.before !== '' && edit.after !== '' && isText(change);
		return JSON.stringify([isRewritten ? '' : change.rule, edit.before, edit.after]);
	}
	editOf(change) {
		const pair = this.pairs.get(change);
		if (pair)
			return isText(change) ? pieceOf(pair.edit.before, pair.edit.after) : undefined;
		return editOf(change);
	}
	causeOf(kind, group) {
		const [first] = group;
		const all = group.flatMap(change => [change, ...(this.followers.get(change) ?? [])]);
		const level = change_level .v.find(each => all.some(change => change.level === each)) ?? first.level;
		const isOne = kind === 'change' || (kind === 'move' && group.length === 1);
		return {
			kind,
			id: isOne ? first.fingerprint : idOf([kind, ...group.map(({ fingerprint }) => fingerprint)]),
			message: this.messageOf(kind, group, all),
			level,
			place: isOne || kind === 'line' ? first.place : this.placeOf(kind, group),
			side: first.side,
			changes: all.map(change => ({
				fingerprint: change.fingerprint,
				confidence: this.explained.get(change)?.confidence ?? (kind === 'edit' ? ALIKE : 1),
			})),
		};
	}
	placeOf(kind, group) {
		const edit = kind === 'edit' ? this.commonEdit(group) : undefined;
		return edit ? this.lineOfEdit(edit) : null;
	}
	commonEdit(group) {
		const [first, ...others] = new Set(group.map(change => this.keyOfEdit(change)));
		return first !== undefined && others.length === 0 ? this.editOf(group[0]) : undefined;
	}
	messageOf(kind, group, all) {
		const [first] = group;
		if (kind === 'change')
			return first.message;
		if (kind === 'line')
			return sayLine(all);
		if (kind === 'edit')
			return sayEdit(group, this.commonEdit(group));
		const pair = this.pairs.get(first);
		const [from, to] = pair
			? [pair.edit.before, pair.edit.after]
			: [String(first.before), String(first.after)];
		const isSure = group.every(each => (this.pairs.get(each)?.confidence ?? 1) === 1);
		return sayMove(group, pair?.what ?? 'moved', from, to, isSure);
	}
}
function rank({ level }) {
	return change_level .v.indexOf(level);
}
function grouped(changes, keyOf, least) {
	const groups = new Map();
	for (const change of changes) {
		const key = keyOf(change);
		if (key === undefined)
			continue;
		const group = groups.get(key);
		if (group)
			group.push(change);
		else
			groups.set(key, [change]);
	}
	return [...groups.values()].filter(({ length }) => length >= least);
}
function lineOf({ place, side }) {
	return place?.line === undefined ? undefined : `${side} ${place.file}:${place.line}`;
}
function sayLine(group) {
	const [first] = group;
	const where = first.place ? (0,finding .dE)({ file: first.place.file, line: first.place.line }) : '';
	if (group.length <= FEW)
		return $said`${where} explains ${group.length} changes.`;
	return $said`${where} explains ${group.length} changes: ${kindsOf(group)}.`;
}
function sayMove(group, what, from, to, isSure) {
	const [first] = group;
	const likely = isSure ? '' : $said('most likely ');
	const names = group.length === 1 ? `\`${nameOf(first)}\`` : `${group.length} ${NOUNS[nounOf(first)] ?? 'entries'}`;
	if (what === 'replaced') {
		const count = new Set(group.map(({ path }) => path.slice(0, path.indexOf('#')))).size;
		const routes = count === 1 ? `\`${first.name}\`` : $said`${count} routes`;
		return `${routes}: ${likely}${became(from, to)}.`;
	}
	if (what === 'renamed')
		return $said`${names} is ${likely}\`${to}\` now.`;
	if (first.rule.startsWith('rota-'))
		return $said`${names} ${likely}moved: ${became(from, to)}.`;
	return $said`${names} ${likely}moved from \`${from}\` to \`${to}\`.`;
}
const NOUNS = {
	rota: 'routes',
	simbolo: 'symbols',
	modulo: 'modules',
	comando: 'commands',
	opcao: 'options',
	codigo: 'codes',
	embutida: 'built-ins',
	reservada: 'words',
	contextual: 'words',
};
function nounOf({ rule }) {
	return rule.replace(/-(?:added|removed|moved)$/, '');
}
function became(before, after) {
	if (before === '')
		return $said`${(0,shown .SP)(after)} came`;
	return after === '' ? $said`${(0,shown .SP)(before)} went` : $said`${(0,shown .SP)(before)} became ${(0,shown .SP)(after)}`;
}
function sayEdit(group, edit) {
	const [first] = group;
	if (!edit)
		return $said`${new Set(group.map(symbolOf)).size} entries differ alike: ${kindsOf(group)}.`;
	const { before, after } = edit;
	if (group.some(({ rule }) => rule !== first.rule))
		return $said`${group.length} texts: ${became(before, after)}.`;
	return `${group.length} × ${titleOf(first.rule)}: ${became(before, after)}.`;
}
function kindsOf(changes) {
	const counts = new Map();
	for (const { rule } of changes)
		counts.set(rule, (counts.get(rule) ?? 0) + 1);
	const kinds = [...counts].sort(([, a], [, b]) => b - a);
	const named = kinds.slice(0, MAX_KINDS).map(([rule, count]) => `${count} × ${titleOf(rule)}`);
	const rest = kinds.slice(MAX_KINDS).reduce((sum, [, count]) => sum + count, 0);
	return [...named, ...(rest > 0 ? [$said`${rest} more`] : [])].join(', ');
}
function titleOf(rule) {
	return changeRule(rule)?.title ?? rule;
}
function idOf(values) {
	return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(values)).digest('hex').slice(0, ID_DIGITS);
}

; 

function placeInHead({ place, side }) {
	return place && side === 'base' ? { file: place.file } : place;
}
function wholeLevel(changes) {
	const found = change_level .v.find(level => changes.some(change => change.level === level));
	return found === undefined || found === 'info' ? 'none' : found;
}
function tallyChanges(changes) {
	const counts = { major: 0, minor: 0, patch: 0, info: 0 };
	for (const { level } of changes)
		counts[level] += 1;
	return counts;
}

var pattern = __webpack_require__(27524);
; 

function ownersByName(owners) {
	return new Map(owners.flatMap(owner => [owner.nome, ...owner.apelidos].map(name => [name, owner])));
}
function withMovedAliases(differences, { ownerRemoved, added, removed, moved }, before, placed) {
	const nameIn = ({ rule, name, before }) => rule === removed ? String(before) : rule === ownerRemoved ? name : undefined;
	if (!differences.some(each => nameIn(each) !== undefined))
		return [...differences];
	const leads = new Map(placed.flatMap(({ owner, pointer }) => [owner.nome, ...owner.apelidos].map(name => [name, { to: owner.nome, pointer }])));
	const told = new Set();
	const leading = (each, name, path = each.spot.path) => {
		const now = leads.get(name);
		if (now === undefined || now.to === each.name)
			return undefined;
		told.add(name);
		const spot = { ...each.spot, path, head: now.pointer };
		return { rule: moved, spot, name, before: each.name, after: now.to };
	};
	const found = differences.flatMap(each => {
		const name = nameIn(each);
		const owner = each.rule === ownerRemoved ? before.find(({ nome }) => nome === each.name) : undefined;
		const others = owner?.apelidos.flatMap(apelido => leading(each, apelido, (0,json_pointer.at)(`${each.spot.path}/apelidos`, apelido)) ?? []);
		return [(name !== undefined && leading(each, name)) || each, ...(others ?? [])];
	});
	return found.filter(({ rule, after }) => rule !== added || !told.has(String(after)));
}

; 

const MIN_COMMON = 0.6;
const MIN_NAMES = 2;
function mostlySame(gone, come, namesOf) {
	const nearest = (one, others) => {
		const [first, second] = others
			.map(other => ({ other, common: overlap(namesOf(one), namesOf(other), MIN_NAMES) }))
			.sort((a, b) => b.common - a.common);
		return first && first.common >= MIN_COMMON && first.common > (second?.common ?? 0)
			? first.other
			: undefined;
	};
	return new Map(gone.flatMap(old => {
		const now = nearest(old, come);
		return now !== undefined && nearest(now, gone) === old ? [[old, now]] : [];
	}));
}

; 


function withRenamed(differences, noun, [before, after], spot, ways) {
	const told = (rule, items) => {
		const names = new Set(differences.flatMap(each => (each.rule === rule ? [each.name] : [])));
		return names.size === 0 ? [] : items.filter(item => names.has(noun.keyOf(item)));
	};
	let [gone, come] = [told(noun.removed, before), told(noun.added, after)];
	const renamed = new Map();
	for (const way of ways) {
		const pairs = way(gone, come);
		for (const [old, now] of pairs) {
			const [was, is] = [noun.keyOf(old), noun.keyOf(now)];
			const at = (name) => entry(spot, name, before.indexOf(old), after.indexOf(now));
			const rule = noun.renamed?.rule(old, now);
			renamed.set(was, [
				{ rule, spot: at(was), name: was, before: was, after: is },
				...(noun.compare?.(old, now, at(is)) ?? []),
			]);
			renamed.set(is, []);
		}
		const found = new Set(pairs.values());
		[gone, come] = [gone.filter(each => !pairs.has(each)), come.filter(each => !found.has(each))];
	}
	if (renamed.size === 0)
		return [...differences];
	return differences.flatMap(each => each.rule === noun.removed || each.rule === noun.added ? (renamed.get(each.name) ?? [each]) : [each]);
}
function heirs(ownerOf, after) {
	return (gone, come) => {
		const leads = ownersByName(after.map(ownerOf));
		const byName = new Map(come.map(now => [ownerOf(now).nome, now]));
		const found = new Map();
		for (const old of gone) {
			const { nome, apelidos } = ownerOf(old);
			const owners = new Set([nome, ...apelidos].flatMap(name => leads.get(name)?.nome ?? []));
			const [only] = owners;
			const now = owners.size === 1 ? byName.get(only ?? '') : undefined;
			if (now !== undefined)
				found.set(now, [...(found.get(now) ?? []), old]);
		}
		return new Map([...found].flatMap(([now, [old, ...others]]) => (old && others.length === 0 ? [[old, now]] : [])));
	};
}

; 











const ALIAS_RULES = {
	ownerRemoved: comandoRemoved,
	added: comandoApelidoAdded,
	removed: comandoApelidoRemoved,
	moved: comandoApelidoMoved,
};
const GRUPO = {
	keyOf: ({ grupo }) => grupo,
	briefOf: ({ grupo }) => grupo,
	added: grupoAdded,
	removed: grupoRemoved,
	renamed: {
		rule: () => grupoRenamed,
		identityOf: ({ comandos }) => comandos
			.map(({ nome }) => nome)
			.sort()
			.join('\0'),
	},
};
const EXEMPLO = {
	keyOf: ({ comando }) => comando,
	briefOf: ({ comando }) => comando,
	added: comandoExemploAdded,
	removed: comandoExemploRemoved,
	*compare(before, after, spot) {
		yield* changed(comandoExemploChanged, field(spot, 'nota'), after.comando, before.nota, after.nota);
	},
};
function* compareComandos(before, after, file) {
	const at = field(file, 'grupos');
	const listed = [...compareLists(GRUPO, before.grupos, after.grupos, at)];
	const grupos = withRenamed(listed, GRUPO, [before.grupos, after.grupos], at, [
		(gone, come) => mostlySame(gone, come, ({ comandos }) => comandos.map(({ nome }) => nome)),
	]);
	yield* grupos;
	const headings = new Map(grupos.filter(({ rule }) => rule === grupoRenamed).map(each => [each.before, String(each.after)]));
	const comando = {
		keyOf: each => each.comando.nome,
		briefOf: ({ comando: { nome, uso, resumo }, grupo }) => ({ nome, grupo, uso, resumo }),
		added: comandoAdded,
		removed: comandoRemoved,
		renamed: {
			rule: (old, now) => now.comando.apelidos.includes(old.comando.nome) ? comandoRenamedKept : comandoRenamed,
			identityOf: ({ comando }) => {
				const { resumo, detalhe, opcoes } = comando;
				return resumo === '' ? '' : JSON.stringify([restOf(comando), resumo, detalhe, opcoes]);
			},
		},
		*compare(old, now, spot) {
			const { nome } = now.comando;
			const grupo = headings.get(old.grupo) ?? old.grupo;
			yield* changed(comandoMoved, field(spot, 'grupo'), nome, grupo, now.grupo);
			yield* compareComando(old.comando, now.comando, spot);
		},
	};
	const [olds, nows] = [comandos_grouped(before), comandos_grouped(after)];
	const [oldPointers, nowPointers] = [pointersOf(before), pointersOf(after)];
	const list = field(file, 'comandos');
	const found = withRenamed([...compareLists(comando, olds, nows, list)], comando, [olds, nows], list, [
		heirs(each => each.comando, nows),
	]);
	const owners = nows.map(({ comando: owner }, i) => ({ owner, pointer: `${file.head}/comandos/${i}` }));
	for (const difference of withMovedAliases(withMovedOptions(found), ALIAS_RULES, olds.map(({ comando: owner }) => owner), owners))
		yield placed(difference, file, oldPointers, nowPointers);
}
function* compareComando(before, after, spot) {
	const { nome } = after;
	yield* compareUso(before, after, spot);
	for (const name of ['resumo', 'detalhe'])
		yield* changed(comandoTextChanged, field(spot, name), nome, before[name], after[name]);
	yield* compareOpcoes(before.opcoes, after.opcoes, field(spot, 'opcoes'));
	const names = new Set([before.nome, after.nome]);
	const others = (apelidos) => apelidos.filter(apelido => !names.has(apelido));
	const lists = [
		compareTexts(ALIAS_RULES, others(before.apelidos), others(after.apelidos), field(spot, 'apelidos')),
		compareLists(EXEMPLO, before.exemplos, after.exemplos, field(spot, 'exemplos')),
		compareTexts({ added: comandoVejaAdded, removed: comandoVejaRemoved }, before.veja, after.veja, field(spot, 'veja')),
	];
	for (const list of lists)
		for (const difference of list)
			yield { ...difference, name: nome };
}
const USO_RULES = {
	demands: comandoArgumentoDemanded,
	refuses: comandoArgumentoRemoved,
	reordered: comandoArgumentosReordered,
	spares: comandoArgumentoOptional,
	takes: comandoArgumentoAdded,
	reworded: comandoUsoReworded,
	other: comandoUsoChanged,
};
function* compareUso(before, after, spot) {
	const [front, nowFront] = [beforeName(before), beforeName(after)];
	const isOther = front !== nowFront && PROGRAM.test(front) && PROGRAM.test(nowFront);
	if (isOther)
		yield* changed(comandoProgramaChanged, field(spot, 'uso'), after.nome, front, nowFront);
	if (before.uso === after.uso || (before.nome !== after.nome && restOf(before) === restOf(after)))
		return;
	const [old, now] = [usageOf(before.uso, calledIn(before)), usageOf(after.uso, calledIn(after))];
	const listed = new Set([...before.opcoes, ...after.opcoes].flatMap(({ flag }) => flagOf(flag).forms));
	const isAsTyped = behindName(before) === behindName(after);
	if (isOther && isAsTyped)
		return;
	const found = old && now
		? usageChanges(old, now, option => listed.has(option))
		: [isAsTyped ? 'reworded' : 'other'];
	for (const each of found)
		yield* changed(USO_RULES[each], field(spot, 'uso'), after.nome, before.uso, after.uso);
}
const PROGRAM = /^[\p{L}_][\p{L}\p{N}_.-]*(?: [\p{L}_][\p{L}\p{N}_.-]*)*$/u;
function beforeName(comando) {
	const line = ` ${comando.uso.trim()} `;
	return line.slice(0, Math.max(line.indexOf(` ${calledIn(comando)} `), 0)).trim();
}
function calledIn({ nome, apelidos, uso }) {
	const names = [nome, ...apelidos];
	const line = ` ${uso.trim()} `;
	const exact = names.find(name => line.includes(` ${name} `));
	if (exact !== undefined)
		return exact;
	const written = names.map(name => new RegExp(`(?<= )${(0,pattern .M)(name)}(?= )`, 'iu').exec(line)?.[0]);
	return written.find(name => name !== undefined) ?? nome;
}
function behindName(comando) {
	const line = ` ${comando.uso.trim()} `;
	return line.slice(line.indexOf(` ${calledIn(comando)} `) + 1);
}
function restOf(comando) {
	return ` ${comando.uso.trim()} `.replace(` ${calledIn(comando)} `, () => '  ').trim();
}
function comandos_grouped({ grupos }) {
	return grupos.flatMap(({ grupo, comandos }) => comandos.map(comando => ({ comando, grupo })));
}
function pointersOf({ grupos }) {
	return grupos.flatMap(({ comandos }, i) => comandos.map((_, j) => `/grupos/${i}/comandos/${j}`));
}
function placed(difference, file, olds, nows) {
	const inFile = (spot, list) => spot.replace(/#\/comandos\/(\d+)/, (_, i) => `#${list[Number(i)] ?? ''}`);
	const { spot } = difference;
	if (!spot.base.startsWith(`${file.base}/comandos`) && !spot.head.startsWith(`${file.head}/comandos`))
		return difference;
	return { ...difference, spot: { ...spot, base: inFile(spot.base, olds), head: inFile(spot.head, nows) } };
}

var site_file = __webpack_require__(62734);
var json_object = __webpack_require__(18765);
; 


const forms_TEXTS = new Set([
	'title',
	'description',
	'examples',
	'example',
	'$comment',
	'$id',
	'$schema',
	'externalDocs',
	'xml',
	'readOnly',
	'writeOnly',
	'discriminator',
]);
const MAX_PARTS = 50;

function isNote(key) {
	return forms_TEXTS.has(key) || key === 'default' || key === 'deprecated' || key.startsWith('x-');
}
function asSchema(value) {
	return (0,json_object .G)(value) ? value : {};
}
function list(value) {
	return Array.isArray(value) ? value : [];
}
function flat(schema) {
	const { allOf, ...rest } = schema;
	const parts = list(allOf);
	if (parts.length === 0 || parts.length > MAX_PARTS || !parts.every(json_object .G))
		return schema;
	let made = rest;
	for (const part of parts) {
		const both = together(made, flat(part));
		if (!both)
			return schema;
		made = both;
	}
	return made;
}
const NESTED = new Set(['items', 'additionalProperties']);
function together(one, other) {
	const made = { ...one };
	for (const [key, value] of Object.entries(other)) {
		const known = Object.hasOwn(one, key) ? one[key] : undefined;
		if (known === undefined || same(known, value))
			made[key] = value;
		else if (NESTED.has(key) && (0,json_object .G)(known) && (0,json_object .G)(value)) {
			const both = together(flat(known), flat(value));
			if (!both)
				return undefined;
			made[key] = both;
		}
		else if (key === 'required')
			made[key] = [...new Set([...list(known), ...list(value)])];
		else if (key === 'properties') {
			const properties = { ...asSchema(known) };
			for (const [name, field] of Object.entries(asSchema(value))) {
				const there = Object.hasOwn(properties, name) ? properties[name] : undefined;
				const both = there === undefined ? asSchema(field) : together(flat(asSchema(there)), flat(asSchema(field)));
				if (!both)
					return undefined;
				properties[name] = both;
			}
			made[key] = properties;
		}
		else if (!isNote(key))
			return undefined;
	}
	return made;
}
function choices(schema) {
	const { anyOf, oneOf, discriminator: _, ...rest } = schema;
	const forms = list(anyOf ?? oneOf);
	if (forms.length === 0 || (anyOf !== undefined && oneOf !== undefined) || !forms.every(json_object .G))
		return undefined;
	return forms.map(form => flat({ ...rest, allOf: [form] }));
}

; 


const LOWER_BOUNDS = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const UPPER_BOUNDS = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);
const CONSTRAINTS = new Set('pattern format multipleOf contentEncoding contentMediaType not items contains propertyNames dependentRequired anyOf oneOf allOf'.split(' '));
const WIDER_FORMATS = { int32: 'int64', float: 'double' };
const MAX_DEPTH = 50;
function* schemaChanges(whole, wholeAfter, reading = {}) {
	const { path = [], isText = false } = reading;
	if (path.length > MAX_DEPTH)
		return;
	const [before, after] = [flat(presentForm(whole)), flat(presentForm(wholeAfter))];
	const [were, are] = [choices(before), choices(after)];
	if ((were || are) && !same(before, after)) {
		yield* choiceChanges(were ?? [before], are ?? [after], reading);
		return;
	}
	for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
		const [old, now] = [own(before, key), own(after, key)];
		if (same(old, now))
			continue;
		const reported = (narrowing) => ({
			narrowing,
			path,
			before: old === undefined ? null : { [key]: old },
			after: now === undefined ? null : { [key]: now },
		});
		if (key === 'properties')
			yield* propertyChanges(before, after, path, isText);
		else if ((key === 'items' || key === 'additionalProperties') && (0,json_object .G)(old) && (0,json_object .G)(now))
			yield* schemaChanges(old, now, { path: [...path, '*'], isText });
		else if (key === 'required')
			yield* requiredChanges(list(old), list(now), path);
		else if (forms_TEXTS.has(key) || key.startsWith('x-'))
			yield { ...reported('text'), before: old ?? null, after: now ?? null };
		else if (key === 'default')
			yield { ...reported('default'), before: old ?? null, after: now ?? null };
		else if (key === 'deprecated') {
			if ((old === true) !== (now === true))
				yield { ...reported(now === true ? 'deprecated' : 'undeprecated'), before: null, after: null };
		}
		else
			yield reported(narrowingOf(key, old, now, isText && path.length > 0));
	}
}
function isWithin(narrow, wide) {
	return [...schemaChanges(wide, narrow)].every(({ narrowing }) => !TAKES_OTHERS.has(narrowing));
}
const TAKES_OTHERS = new Set(['loosened', 'changed']);
function* choiceChanges(before, after, reading) {
	const olds = before.filter(form => !after.some(each => same(each, form)));
	const nows = after.filter(form => !before.some(each => same(each, form)));
	const [old, now] = [olds[0], nows[0]];
	if (old && now && olds.length === 1 && nows.length === 1) {
		yield* schemaChanges(old, now, reading);
		return;
	}
	if (!old && !now)
		return;
	const isTighter = !olds.every(form => after.some(wide => isWithin(form, wide)));
	const isLooser = !nows.every(form => before.some(wide => isWithin(form, wide)));
	const narrowing = isTighter && isLooser ? 'changed' : isTighter ? 'tightened' : isLooser ? 'loosened' : 'text';
	yield { narrowing, path: reading.path ?? [], before: { anyOf: before }, after: { anyOf: after } };
}
function presentForm(schema) {
	const [present, missing, ...more] = list(schema.anyOf);
	const isOptional = (0,json_object .G)(present) && (0,json_object .G)(missing) && more.length === 0 && isMissing(missing);
	return isOptional ? present : schema;
}
function isMissing({ enum: values, ...rest }) {
	const empty = list(values).every(value => value === null || value === '');
	return empty && list(values).length > 0 && Object.keys(rest).length === 0;
}
function narrowingOf(key, old, now, isText) {
	if (key === 'type')
		return compareSets(types(old), types(now), (wide, narrow) => covers(wide, narrow, isText));
	if (key === 'enum' || key === 'const') {
		const values = (value) => value === undefined ? undefined : key === 'const' ? [value] : list(value);
		return compareSets(values(old), values(now), same);
	}
	if (key === 'additionalProperties' || key === 'unevaluatedProperties') {
		if (now === false)
			return 'tightened';
		if (old === false)
			return 'loosened';
		const [wasAny, isAny] = [old, now].map(value => !(0,json_object .G)(value) || Object.keys(value).length === 0);
		if (wasAny !== isAny)
			return wasAny ? 'tightened' : 'loosened';
		return 'text';
	}
	if (key === 'format' && WIDER_FORMATS[String(old)] === now)
		return 'loosened';
	if (key === 'format' && WIDER_FORMATS[String(now)] === old)
		return 'tightened';
	if (key === 'uniqueItems')
		return now === true ? 'tightened' : 'loosened';
	const bound = LOWER_BOUNDS.has(key) ? 1 : UPPER_BOUNDS.has(key) ? -1 : 0;
	if (bound !== 0 && typeof (old ?? now) === 'number') {
		if (old === undefined)
			return 'tightened';
		if (now === undefined)
			return 'loosened';
		return (Number(now) - Number(old)) * bound > 0 ? 'tightened' : 'loosened';
	}
	if (CONSTRAINTS.has(key)) {
		if (old === undefined)
			return 'tightened';
		if (now === undefined)
			return 'loosened';
	}
	if (key === 'multipleOf' && typeof old === 'number' && typeof now === 'number') {
		if (now % old === 0)
			return 'tightened';
		if (old % now === 0)
			return 'loosened';
	}
	return 'changed';
}
function* propertyChanges(before, after, path, isText) {
	const [olds, nows] = [fields(before.properties), fields(after.properties)];
	for (const name of new Set([...Object.keys(olds), ...Object.keys(nows)])) {
		const [old, now] = [own(olds, name), own(nows, name)];
		const at = [...path, name];
		if ((0,json_object .G)(old) && (0,json_object .G)(now))
			yield* schemaChanges(old, now, { path: at, isText });
		else {
			const [wasAsked, isAsked] = [list(before.required).includes(name), list(after.required).includes(name)];
			if (wasAsked === isAsked || (wasAsked && after.additionalProperties === false && now === undefined))
				yield {
					narrowing: old === undefined ? cameTo(before, isAsked) : wentFrom(after),
					path: at,
					before: old ?? null,
					after: now ?? null,
				};
		}
	}
}
function cameTo({ additionalProperties }, isAsked) {
	return isAsked && additionalProperties !== false ? 'tightened' : 'loosened';
}
function wentFrom({ additionalProperties }) {
	return additionalProperties === false ? 'tightened' : 'loosened';
}
function* requiredChanges(before, after, path) {
	for (const name of after)
		if (!before.includes(name))
			yield { narrowing: 'tightened', path: [...path, String(name)], before: null, after: 'required' };
	for (const name of before)
		if (!after.includes(name))
			yield { narrowing: 'loosened', path: [...path, String(name)], before: 'required', after: null };
}
function compareSets(before, after, takes) {
	if (before === undefined)
		return 'tightened';
	if (after === undefined)
		return 'loosened';
	const all = (values, by) => values.every(value => by.some(wide => takes(wide, value)));
	if (all(after, before))
		return 'tightened';
	return all(before, after) ? 'loosened' : 'changed';
}
function covers(wide, narrow, isText) {
	if (wide === narrow || (wide === 'number' && narrow === 'integer'))
		return true;
	return isText && wide === 'string' && ['number', 'integer', 'boolean'].includes(String(narrow));
}
function types(value) {
	return value === undefined ? undefined : [value].flat();
}
function fields(value) {
	return (0,json_object .G)(value) ? value : {};
}
function own(schema, key) {
	return Object.hasOwn(schema, key) ? schema[key] : undefined;
}

; 


const bodies_MAX_DEPTH = 50;
function* bodyChanges(before, after, path = [], isWhole = false) {
	if (path.length > bodies_MAX_DEPTH)
		return;
	const [olds, nows] = [before.flatMap(formsOf), after.flatMap(formsOf)];
	const [wasAny, isAny] = [olds, nows].map(forms => forms.some(form => Object.keys(form).every(isNote)));
	if (wasAny || isAny) {
		const kind = isAny ? 'changed' : 'narrowed';
		if (isWhole && wasAny !== isAny)
			yield { kind, path, before: bodies_shown(olds), after: bodies_shown(nows) };
		return;
	}
	const [oldObject, nowObject] = [objectOf(olds), objectOf(nows)];
	const [oldList, nowList] = [olds.filter(isList), nows.filter(isList)];
	const [oldPlain, nowPlain] = [olds.filter(isPlain), nows.filter(isPlain)];
	const isOther = !nowPlain.every(form => oldPlain.some(wide => typeIsWithin(form, wide))) ||
		(nowObject && !oldObject) ||
		(nowList.length > 0 && oldList.length === 0);
	const isLess = !oldPlain.every(form => nowPlain.some(wide => typeIsWithin(form, wide))) ||
		(oldObject && !nowObject) ||
		(oldList.length > 0 && nowList.length === 0);
	if (isOther)
		yield { kind: 'changed', path, before: bodies_shown(olds), after: bodies_shown(nows) };
	else if (isLess)
		yield { kind: 'narrowed', path, before: bodies_shown(olds), after: bodies_shown(nows) };
	if (!isOther)
		yield* keywordChanges(oldPlain, nowPlain, path);
	yield* keywordChanges(olds.filter(isObject), nows.filter(isObject), path);
	yield* restChanges(olds.filter(isObject), nows.filter(isObject), path, isWhole);
	yield* keywordChanges(oldList, nowList, path);
	if (oldObject && nowObject)
		yield* fieldChanges(oldObject, nowObject, path, isWhole);
	if (oldList.length > 0 && nowList.length > 0)
		yield* bodyChanges(oldList.map(itemOf), nowList.map(itemOf), [...path, '*'], isWhole);
}
const KINDS = { tightened: 'narrowed', loosened: 'changed', changed: 'changed' };
function* keywordChanges(before, after, path) {
	const [olds, nows] = [before.map(ownKeywords), after.map(ownKeywords)];
	const [old, now] = [olds[0], nows[0]];
	if (!old || !now)
		return;
	if (olds.length === 1 && nows.length === 1) {
		for (const { narrowing, before: was, after: is } of schemaChanges(old, now)) {
			const isWord = !(narrowing in KINDS);
			if (!isWord && old.type !== now.type)
				continue;
			const kind = isWord ? 'text' : KINDS[narrowing];
			yield { kind, path, before: was, after: is };
		}
		return;
	}
	if (!nows.every(form => olds.some(wide => isWithin(form, wide))))
		yield { kind: 'changed', path, before: { anyOf: olds }, after: { anyOf: nows } };
}
function* restChanges(before, after, path, isWhole) {
	const [old, now] = [before[0], after[0]];
	if (!old || !now || before.length > 1 || after.length > 1)
		return;
	const [was, is] = [old.additionalProperties, now.additionalProperties];
	const at = [...path, '*'];
	if (was !== false && is !== false)
		yield* bodyChanges([asSchema(was)], [asSchema(is)], at, isWhole);
	else if (was !== is)
		yield { kind: is === false ? 'narrowed' : 'added', path: at, before: was ?? true, after: is ?? true };
}
function ownKeywords({ properties: _p, required: _r, additionalProperties: _a, items: _i, ...rest }) {
	return rest;
}
function* fieldChanges(before, after, path, isWhole) {
	for (const [name, old] of before.fields) {
		const now = after.fields.get(name);
		const at = [...path, name];
		if (!now) {
			if (!after.isOpen || isWhole)
				yield { kind: 'removed', path: at, before: bodies_shown(old), after: null };
			continue;
		}
		const [was, is] = [before, after].map(({ always }) => (always.has(name) ? 'always' : 'sometimes'));
		if (was !== is)
			yield { kind: is === 'always' ? 'always' : 'optional', path: at, before: was, after: is };
		yield* bodyChanges(old, now, at, isWhole);
	}
	for (const [name, now] of after.fields)
		if (!before.fields.has(name) && (!before.isOpen || isWhole))
			yield { kind: 'added', path: [...path, name], before: null, after: bodies_shown(now) };
}
function objectOf(forms) {
	const objects = forms.filter(isObject);
	if (objects.length === 0)
		return undefined;
	const fields = new Map();
	for (const { properties } of objects)
		for (const [name, field] of Object.entries(asSchema(properties)))
			fields.set(name, [...(fields.get(name) ?? []), asSchema(field)]);
	const always = [...fields.keys()].filter(name => objects.every(({ required }) => Array.isArray(required) && required.includes(name)));
	const isOpen = objects.some(({ properties, additionalProperties }) => !properties || additionalProperties);
	return { fields, always: new Set(always), isOpen };
}
function formsOf(whole) {
	const schema = flat(whole);
	const forms = choices(schema);
	if (forms)
		return forms.flatMap(formsOf);
	return Array.isArray(schema.type) ? schema.type.map(type => ({ ...schema, type })) : [schema];
}
function typeIsWithin(narrow, wide) {
	return (wide.type === undefined ||
		wide.type === narrow.type ||
		(wide.type === 'number' && narrow.type === 'integer'));
}
function isObject({ type, properties }) {
	return type === 'object' || (type === undefined && properties !== undefined);
}
function isList({ type, items }) {
	return type === 'array' || (type === undefined && items !== undefined);
}
function isPlain(form) {
	return !isObject(form) && !isList(form);
}
function itemOf({ items }) {
	return asSchema(items);
}
function bodies_shown(forms) {
	return [...new Set(forms.map(({ type }) => (type === undefined ? 'any' : String(type))))].join(' | ');
}

; 


const MAX_NODES = 20_000;
const inlined_MAX_DEPTH = 60;
const inlined_MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const SETS = new Set(['required', 'enum', 'type']);
const DATA = new Set(['const', 'default', 'examples', 'example']);
function inlined(root) {
	return new Inliner(root).schema(root, []);
}
class Inliner {
	root;
	left = MAX_NODES;
	constructor(root) {
		this.root = root;
	}
	schema(value, within) {
		if (value === false)
			return { not: {} };
		this.left -= 1;
		if (!(0,json_object .G)(value))
			return {};
		const { $defs: _, definitions: _d, $ref, ...own } = value;
		const rest = Object.fromEntries(Object.entries(own).map(([key, inner]) => [key, this.keyword(key, inner, within)]));
		if (typeof $ref !== 'string')
			return rest;
		const target = within.includes($ref) || this.isFull(within) ? undefined : this.target($ref);
		if (target === undefined)
			return { ...rest, $ref };
		const meant = this.schema(target, [...within, $ref]);
		return Object.keys(rest).length === 0 ? meant : { ...rest, allOf: [...inlined_listOf(rest.allOf), meant] };
	}
	keyword(key, value, within) {
		if (DATA.has(key) || this.isFull(within))
			return value;
		if (SETS.has(key))
			return Array.isArray(value) ? sorted(value) : value;
		if (inlined_MAPS.has(key) && (0,json_object .G)(value))
			return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.schema(each, within)]));
		if (Array.isArray(value))
			return value.map(each => ((0,json_object .G)(each) ? this.schema(each, within) : each));
		return (0,json_object .G)(value) ? this.schema(value, within) : value;
	}
	isFull(within) {
		return this.left <= 0 || within.length > inlined_MAX_DEPTH;
	}
	target(reference) {
		if (!reference.startsWith('#'))
			return undefined;
		return (0,json_pointer .OD)(decoded(reference.slice(1))).reduce((value, key) => typeof value === 'object' && value !== null && Object.hasOwn(value, key)
			? value[key]
			: undefined, this.root);
	}
}
function inlined_listOf(value) {
	return Array.isArray(value) ? value : [];
}
function decoded(fragment) {
	try {
		return decodeURIComponent(fragment);
	}
	catch {
		return fragment;
	}
}
function sorted(values) {
	return values
		.map(value => [JSON.stringify(value), value])
		.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
		.map(([, value]) => value);
}

; 









const BY_KIND = {
	added: esquemaCampoAdded,
	removed: esquemaCampoRemoved,
	optional: esquemaCampoOptional,
	always: esquemaCampoAlways,
	changed: esquemaCampoChanged,
	narrowed: esquemaCampoNarrowed,
	text: esquemaTextChanged,
};
function* compareEsquemas(before, after) {
	for (const file of files .GY) {
		const [old, now] = [before[file], after[file]];
		const path = (0,site_file .p8)(file);
		const spot = spotOf(`${path}#`);
		if (old === undefined && now !== undefined)
			yield added(esquemaAdded, spot, file, path.slice(1));
		else if (old !== undefined && now === undefined)
			yield removed(esquemaRemoved, spot, file, path.slice(1));
		else if (canBeSchema(old) && canBeSchema(now))
			yield* promises(inlined(old), inlined(now), spot, file);
	}
}
function* promises(old, now, spot, file) {
	if (same(old, now))
		return;
	const found = [...bodyChanges([old], [now], [], true)];
	for (const { kind, path, before, after } of [...found.filter(isPromise), ...wordings(found)]) {
		const name = path.length === 0 ? file : path.join('/');
		const rule = kind === 'added' && before === false ? esquemaCampoChanged : BY_KIND[kind];
		yield { rule, spot: field(spot, ...path), name, before, after };
	}
	if (found.length > 0)
		return;
	const rule = same(withoutNotes(old), withoutNotes(now)) ? esquemaTextChanged : esquemaCampoChanged;
	yield { rule, spot, name: file, before: old, after: now };
}
function isPromise({ kind }) {
	return kind !== 'text';
}
function wordings(changes) {
	const byField = new Map();
	for (const change of changes.filter(each => !isPromise(each))) {
		const key = JSON.stringify(change.path);
		const known = byField.get(key);
		byField.set(key, known
			? { ...known, before: [known.before, change.before], after: [known.after, change.after] }
			: change);
	}
	return [...byField.values()];
}
function withoutNotes(schema) {
	const without = (value) => {
		if (Array.isArray(value))
			return value.map(without);
		return (0,json_object .G)(value) ? withoutNotes(value) : value;
	};
	return Object.fromEntries(Object.entries(schema).flatMap(([key, value]) => {
		if (key === 'properties' && (0,json_object .G)(value))
			return [
				[key, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, without(each)]))],
			];
		return isNote(key) ? [] : [[key, without(value)]];
	}));
}
function canBeSchema(value) {
	return (0,json_object .G)(value) || typeof value === 'boolean';
}

; 

const NOT_KNOWN = '?';
const NAMED = /^(\.{3}|\*{1,2}|&)?\s*([\p{L}_$@][\p{L}\p{N}_$@]*)\s*(\.{3})?\s*(\?)?\s*(.*)$/su;
const SIGILED = /^([^$=:'"]*)(\$[\p{L}_][\p{L}\p{N}_]*)\s*(?:=\s*(.*))?$/su;
const REST_SIGN = '...';
const REST = /^(?:\.{3}|···|…)$/;
const WORD_BEFORE = /^([\p{L}_][\p{L}\p{N}_]*)\s+([\p{L}_][\p{L}\p{N}_]*)\s*:\s*(\S.*)$/su;
const NO_NAME = /^(?:_|vararg|noinline|crossinline|mut|ref|val|var|const|readonly|public|protected|private)$/;
const FUNCTION_POINTER = /^(?<result>[^()=]*[^()=\s])\s*\(\s*(?<stars>\*+)\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*\)\s*(?<list>\(.*\))$/su;
const RECEIVER = /^(&)\s*(?:'\w+\s+)?(mut\s+)?self$/;
const signature_WORDS = {
	first: /^(?<name>[\p{L}_][\p{L}\p{N}_]*)\s+(?<rest>\.{3})?(?<type>(?![|+/?!:;%^])[^=]*[^=\s])\s*(?:=\s*(?<value>.*))?$/su,
	last: /^(?<type>[^=]*[^=\s.])(?:\s*(?<rest>\.{3}))?\s*(?<=[\s.*&>\]])(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?<array>(?:\[[^\]]*\])*)\s*(?:=\s*(?<value>.*))?$/su,
};
const ARITIES = /^([^\s/(),|·]+)\/\d+(?:[\s,|·]+\1\/\d+)*$/u;
function variantsOf(text) {
	if (ARITIES.test(text.trim()))
		return text.trim().split(/[\s,|·]+/);
	const variants = [];
	let start = 0;
	for (const { index, sign, depth } of signsOf(text)) {
		if (depth > 0 || !'|·'.includes(sign) || !/^\s*[(<]/.test(text.slice(index + 1)))
			continue;
		if (sign === '|' && !signature_isList(text.slice(start, index).trim()))
			continue;
		variants.push(text.slice(start, index).trim());
		start = index + 1;
	}
	return [...variants, text.slice(start).trim()];
}
function signature_isList(signature) {
	const list = signature.startsWith('<') ? signature.slice(bracketsOf(signature) ?? 0).trim() : signature;
	return bracketsOf(list) === list.length;
}
function parseSignature(text, order) {
	const trimmed = text.trim();
	const length = /^[<[]/.test(trimmed) ? bracketsOf(trimmed) : 0;
	if (length === undefined)
		return undefined;
	const behind = trimmed.slice(length).trim();
	const end = behind.startsWith('(') ? bracketsOf(behind) : undefined;
	const parts = end === undefined ? undefined : partsOf(behind.slice(1, end - 1));
	const parameters = parts && parametersOf(parts, order);
	if (!parameters)
		return undefined;
	const typeParameters = length === 0 ? [] : partsAt(trimmed.slice(1, length - 1), ',');
	return { typeParameters, parameters, result: behind.slice(end).trim(), order };
}
function parametersOf(parts, order) {
	let parameters = [];
	let passing = 'either';
	if (parts.length === 1 && parts[0]?.text === 'void')
		return [];
	for (const { text, optional } of parts) {
		if (text === '/')
			parameters = parameters.map(each => ({ ...each, passing: 'by-position' }));
		else if (text === '*')
			passing = 'by-name';
		else {
			const parameter = parameterOf(text, optional, order);
			if (parameter === undefined)
				return undefined;
			parameters.push({ ...parameter, passing: text.startsWith('**') ? 'by-name' : passing });
			if (parameter.type.startsWith('...'))
				passing = 'by-name';
		}
	}
	return order === 'first' ? withSharedTypes(parameters) : parameters;
}
function withSharedTypes(parameters) {
	let type = '';
	return parameters
		.toReversed()
		.map(each => {
		type = each.type.replace(/^\.{3}/, '') || type;
		return each.type === '' ? { ...each, type } : each;
	})
		.toReversed();
}
function parameterOf(written, optional, order) {
	if (REST.test(written))
		return { name: '...', optional: true, type: '...', defaultValue: '' };
	if (/^mut\s+self$/.test(written))
		return made('self', '', '', optional, false);
	const [, reference, mutable] = RECEIVER.exec(written) ?? [];
	if (reference)
		return made('self', [reference, mutable, 'Self'].filter(each => each).join(' '), '', optional, false);
	const sigiled = SIGILED.exec(written);
	if (sigiled) {
		const [, front = '', name = '', value] = sigiled;
		const type = without('&', without('...', front));
		return made(name, type, value, optional, front.trimEnd().endsWith('...'));
	}
	const pattern = /^(?:[[{]|\(.*\)\s*:)/s.test(written) ? bracketsOf(written) : undefined;
	const [name, rest, sign, mark] = pattern === undefined
		? signature_named(written)
		: [signature_plain(written.slice(0, pattern)), written.slice(pattern).trim(), '', ''];
	if (name === '')
		return undefined;
	const [, type, value] = /^(?::\s*([^=]*(?:=>[^=]*)*))?\s*(?:=\s*(.*))?$/s.exec(rest) ?? [];
	if (rest === '' || type !== undefined || value !== undefined)
		return made(name, type, value, optional || mark !== '', sign !== '');
	const [, first = '', second = '', typed = ''] = WORD_BEFORE.exec(written) ?? [];
	if (first !== '') {
		const inner = parameterOf(`${NO_NAME.test(first) ? second : first}: ${typed}`, optional, order);
		return first === 'vararg' && inner ? made(inner.name, inner.type, inner.defaultValue, true, true) : inner;
	}
	const pointer = order === 'last' && FUNCTION_POINTER.exec(written)?.groups;
	if (pointer)
		return made(pointer.name ?? '', `${pointer.result} (${pointer.stars})${pointer.list}`, '', optional, false);
	const words = (order && signature_WORDS[order].exec(written)?.groups) ?? {};
	const { name: word, type: before = '', array = '' } = words;
	return word === undefined
		? undefined
		: made(word, before + array, words.value, optional, words.rest !== undefined);
}
function signature_named(written) {
	const [, before = '', name = '', behind = '', mark = '', rest = ''] = NAMED.exec(written) ?? [];
	return [name, rest, before === '&' ? behind : before || behind, mark];
}
function made(name, type = '', value = '', optional, isRest) {
	const isBehind = type.trim().length > REST_SIGN.length && type.trim().endsWith(REST_SIGN);
	const takesRest = isRest || isBehind;
	const plainType = isBehind ? type.trim().slice(0, -REST_SIGN.length) : type;
	return {
		name,
		optional: optional || takesRest || value.trim() !== '',
		type: `${takesRest ? '...' : ''}${plainType.trim().replace(/\s+/g, ' ')}`,
		defaultValue: value.trim(),
	};
}
function isSameCode(a, b) {
	return a === b || signature_plain(a) === signature_plain(b);
}
function signature_plain(code) {
	return code
		.split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/s)
		.map((part, i) => {
		if (i % 2 === 1)
			return part.replace(/^'([^'"\\{$#]*)'$/s, '"$1"');
		return part.replace(/\s+/g, ' ').replace(/ ?([^\p{L}\p{N}_$ ]) ?/gu, '$1');
	})
		.join('');
}
function partsOf(listed) {
	const parts = [];
	const open = [];
	let [text, optional, from] = ['', false, 0];
	const take = (index) => {
		const piece = listed.slice(from, index);
		if (text.trim() === '' && piece.trim() !== '')
			optional = open.includes(true);
		text += piece;
		from = index + 1;
	};
	const end = () => {
		if (text.trim() !== '')
			parts.push({ text: text.trim(), optional });
		text = '';
	};
	for (const { index, sign, does } of signsOf(listed)) {
		if (does === 'break')
			return undefined;
		if (does === 'open') {
			const isMark = sign === '[' && !open.includes(false) && isOptionalBracket(listed, index);
			if (isMark)
				take(index);
			open.push(isMark);
		}
		else if (does === 'close') {
			if (open.at(-1))
				take(index);
			open.pop();
		}
		else if (sign === ',' && !open.includes(false)) {
			take(index);
			end();
		}
	}
	take(listed.length);
	end();
	return open.length > 0 ? undefined : parts;
}
function isOptionalBracket(listed, index) {
	if (/^\[\s*,/.test(listed.slice(index)))
		return true;
	if (!/(?:^|[[,])\s*$/.test(listed.slice(0, index)))
		return false;
	const length = bracketsOf(listed.slice(index));
	return length !== undefined && !/^\s*[:=]/.test(listed.slice(index + length));
}
function without(sign, text) {
	const written = text.trimEnd();
	return written.endsWith(sign) ? written.slice(0, -sign.length).trimEnd() : written;
}

; 

const TYPE_WORDS = /^(?:u?int(?:\d+|eger)?|long|short|byte|float(?:\d+)?|double|char|rune|bool(?:ean)?|string|str|any|object|void|error|array|struct|union|enum|unsigned|signed|const|final|register|volatile)$/i;
function readingsOf(before, after) {
	const read = (order) => {
		const [old, now] = [parseSignature(before, order), parseSignature(after, order)];
		return old && now && !repeats(old) && !repeats(now) ? [[old, now]] : [];
	};
	const plain = read();
	if (plain.length > 0)
		return plain;
	const both = [...read('last'), ...read('first')];
	const isTyped = (pair) => pair.some(namesType);
	const pairs = both.every(isTyped) ? both : both.filter(pair => !isTyped(pair));
	const shared = pairs.map(([old, now]) => {
		const names = readings_byName(now.parameters);
		return old.parameters.filter(each => names.has(each.name)).length;
	});
	return pairs.filter((_, i) => shared[i] === Math.max(...shared));
}
function orderOf(signatures) {
	const open = signatures.filter(text => parseSignature(text) === undefined);
	const [first, last] = ['first', 'last'].map(order => {
		const read = open.map(text => parseSignature(text, order));
		const wrong = read.filter(each => each && (repeats(each) || namesType(each))).length;
		return { wrong, unread: read.filter(each => each === undefined).length };
	});
	if (isBetter(first, last))
		return 'first';
	return isBetter(last, first) ? 'last' : undefined;
}
function isBetter(a, b) {
	return a.wrong === 0 && a.unread <= b.unread && b.wrong + b.unread > a.unread;
}
function namesType({ parameters }) {
	return parameters.some(({ name }) => TYPE_WORDS.test(name));
}
function restChanged({ parameters: before }, { parameters: after }) {
	const nows = readings_byName(after);
	const takesRest = ({ type }) => type.startsWith('...');
	return before.some(old => {
		const now = nows.get(old.name);
		return now && takesRest(old) && takesRest(now) && old.passing !== now.passing;
	});
}
function readings_byName(parameters) {
	return new Map(parameters.map(parameter => [parameter.name, parameter]));
}
function repeats({ parameters }) {
	return readings_byName(parameters).size < parameters.length;
}

; 

class Fields extends Map {
}
const OLDER_NAMES = {
	List: 'list',
	Dict: 'dict',
	Tuple: 'tuple',
	Set: 'set',
	FrozenSet: 'frozenset',
	Type: 'type',
	Text: 'str',
	AbstractSet: 'Set',
	NoneType: 'None',
};
const written_type_MAX_DEPTH = 50;
function typeOf(written, depth = 0) {
	if (depth > written_type_MAX_DEPTH)
		return [[written]];
	const inner = (part) => typeOf(part, depth + 1);
	const text = written_type_unwrapped(written.trim().replace(/^(?:->|=>|:)\s*/, ''));
	const fields = fieldsOf(text, depth);
	if (fields)
		return [[fields]];
	const parts = unionOf(text);
	if (parts.length > 1)
		return parts.flatMap(inner);
	if (hasArrow(text))
		return [membersOf(text, depth)];
	const quoted = /^(["'])([\p{Lu}_][\w.[\], |]*)\1$/su.exec(text)?.[2];
	if (quoted !== undefined)
		return inner(quoted);
	const [, name = '', inside = ''] = /^(?:[\w.]+\.)?(Optional|Union|Literal)\[(.*)\]$/s.exec(text) ?? [];
	if (name !== '' && bracketsOf(text.slice(text.indexOf('['))) === text.length - text.indexOf('[')) {
		if (name === 'Optional')
			return [...inner(inside), ['None']];
		return partsAt(inside, ',').flatMap(part => (name === 'Union' ? inner(part) : [membersOf(part, depth)]));
	}
	const [, before = '', nullable = '', behind = ''] = /^(\?)?(.*?)(\?)?$/s.exec(text) ?? [];
	if ((before !== '' || behind !== '') && nullable !== '')
		return [...inner(nullable), ['null']];
	const [, readonly = '', element] = /^(readonly )?(.*)\[\]$/s.exec(text) ?? [];
	if (element)
		return [[readonly ? 'ReadonlyArray' : 'Array', '<', [inner(element)], '>']];
	if (text === 'interface{}')
		return [['any']];
	if (text === 'boolean')
		return [['true'], ['false']];
	return [membersOf(text, depth)];
}
function fieldsOf(text, depth) {
	if (!text.startsWith('{') || bracketsOf(text) !== text.length)
		return undefined;
	const written = partsAt(text.slice(1, -1), ';').flatMap(part => partsAt(part, ','));
	const fields = new Fields();
	for (const part of written) {
		const [, readonly, name = '', mark, type = ''] = /^(readonly\s+)?([\p{L}_$][\p{L}\p{N}_$]*|"[^"]*"|'[^']*')\s*(\?)?\s*:\s*(.+)$/su.exec(part) ?? [];
		if (type === '')
			return undefined;
		fields.set(name.replace(/^(["'])(.*)\1$/s, '$2'), {
			optional: mark !== undefined,
			readonly: readonly !== undefined,
			type: typeOf(type, depth + 1),
		});
	}
	return fields;
}
function unionOf(text) {
	const parts = partsAt(text, '|');
	const at = parts.findIndex(hasArrow);
	return at < 0 ? parts : [...parts.slice(0, at), parts.slice(at).join(' | ')];
}
function hasArrow(text) {
	return text.includes('=>') && partsAt(text, '=').some((part, i) => i > 0 && part.startsWith('>'));
}
function written_type_unwrapped(text) {
	let bare = text;
	for (let i = 0; i < written_type_MAX_DEPTH && bare.startsWith('('); i += 1) {
		if (bracketsOf(bare) !== bare.length)
			return bare;
		bare = bare.slice(1, -1).trim();
	}
	return bare;
}
function membersOf(text, depth) {
	const parts = [];
	for (let i = 0; i < text.length;) {
		const rest = text.slice(i);
		const length = '([{<'.includes(rest[0]) ? bracketsOf(rest) : undefined;
		if (length !== undefined) {
			const isLabelled = (rest[0] === '(' ? /^\s*(?:[=-]>|:)/ : /^\s*:/).test(rest.slice(length));
			const inside = partsAt(rest.slice(1, length - 1), ',').map(part => isLabelled ? unlabelled(part, depth + 1) : typeOf(part, depth + 1));
			parts.push(rest[0], inside, rest[length - 1]);
			i += length;
			continue;
		}
		if (rest.startsWith('=>'))
			return [...parts, '=>', [typeOf(rest.slice(2), depth + 1)]];
		const [token = ' '] = /^(?:"[^"]*"|'[^']*'|[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::)[\p{L}_$][\p{L}\p{N}_$]*)*|\d+|\S)/u.exec(rest) ?? [];
		if (token !== ' ')
			parts.push(written_type_plain(token));
		i += token.length;
	}
	return parts;
}
function unlabelled(part, depth) {
	const [label = '', ...type] = partsAt(part, ':');
	const found = /^(\.{3})?(?!this$)(?:[\p{L}_$][\p{L}\p{N}_$]*|[{[].*[}\]])(\?)?$/su.exec(label);
	if (!found || type.length === 0)
		return typeOf(part, depth);
	const marks = found.slice(1).filter(mark => mark !== undefined);
	return typeOf(type.join(': '), depth).map(member => [...marks, ...member]);
}
function written_type_plain(token) {
	if (token.length > 1 && /^["']/.test(token))
		return `"${token.slice(1, -1)}"`;
	const name = /^[\p{L}_$]/u.test(token) ? token.split(/\.|::/).at(-1) : token;
	return Object.hasOwn(OLDER_NAMES, name) ? OLDER_NAMES[name] : name;
}

; 

const BOTTOMS = new Set(['never', 'Never', 'NoReturn']);
const TOPS = new Set(['any', 'Any', 'unknown', 'mixed']);
const WIDER_NAMES = {
	list: 'MutableSequence',
	MutableSequence: 'Sequence',
	Sequence: 'Collection',
	Collection: 'Iterable',
	Iterator: 'Iterable',
	AsyncIterator: 'AsyncIterable',
	dict: 'MutableMapping',
	MutableMapping: 'Mapping',
	frozenset: 'Set',
	array: 'iterable',
	Array: 'ReadonlyArray',
	Map: 'ReadonlyMap',
	Set: 'ReadonlySet',
};
const WIDER_WITH_NUMBERS = { ...WIDER_NAMES, bool: 'int', int: 'float', float: 'complex' };
const TYPES_OF_TEXTS = ['string', 'str', 'String'];
const TYPES_OF_NUMBERS = ['number', 'int', 'float'];
function relate(before, after, naming) {
	const { sameName, isPython, order } = naming;
	const read = (written) => typeOf(isPython ? unquoted(written) : order === 'last' ? withoutQualifiers(written) : written);
	const [olds, nows] = [read(before), read(after)];
	if (isSameType(olds, nows, sameName))
		return 'same';
	const back = { ...naming, sameName: (a, b) => sameName(b, a) };
	const isNoLess = olds.every(old => nows.some(now => types_isWithin(old, now, naming)));
	const isNoMore = nows.every(now => olds.some(old => types_isWithin(now, old, back)));
	const [hadAll, hasAll] = [olds, nows].map(type => type.some(member => isTop(member, naming)));
	if (isNoLess || (hasAll && !hadAll))
		return 'wider';
	return isNoMore || (hadAll && !hasAll) ? 'narrower' : 'other';
}
function unquoted(written) {
	return written.replace(/^(->\s*)?(["'])([\p{L}_][\w.[\], |]*)\2$/u, '$1$3');
}
function withoutQualifiers(written) {
	const own = written.replace(/\b(?:final|register|restrict|__restrict)\b\s*/g, '').trim();
	const short = own
		.replace(/\b(unsigned|signed|long|short) int\b/g, '$1')
		.replace(/(?<!\s)\s+(?=[*&])/g, ' ');
	return /[*&[]/.test(short) ? short : short.replace(/\bconst\s+|(?<!\s)\s+const$/g, '');
}
function isNothing(written) {
	return typeOf(written).every(isBottom);
}
function isSameType(olds, nows, sameName) {
	const isSame = (old, now) => isSameMember(old, now, sameName);
	return (olds.every(old => nows.some(now => isSame(old, now))) &&
		nows.every(now => olds.some(old => isSame(old, now))));
}
function isSameMember(old, now, sameName) {
	return (old.length === now.length &&
		old.every((part, i) => {
			const other = now[i];
			if (typeof part === 'string' || typeof other === 'string')
				return part === other || (isName(part) && isName(other) && sameName(part, other));
			if (part instanceof Fields || other instanceof Fields)
				return part instanceof Fields && other instanceof Fields && hasSameFields(part, other, sameName);
			return (part.length === other.length && part.every((type, j) => isSameType(type, other[j] ?? [], sameName)));
		}));
}
function hasSameFields(olds, nows, sameName) {
	return (olds.size === nows.size &&
		[...olds].every(([name, old]) => {
			const now = nows.get(name);
			const isAlike = old.optional === now?.optional && old.readonly === now.readonly;
			return isAlike && isSameType(old.type, now.type, sameName);
		}));
}
function types_isWithin(inner, outer, naming) {
	if (isBottom(inner) || isSameMember(inner, outer, naming.sameName))
		return true;
	const [given, wanted] = [functionOf(inner), functionOf(outer)];
	if (given && wanted)
		return takesFunction(given, wanted, naming);
	if (isLentTo(inner, outer, naming))
		return true;
	const [[first], [wide]] = [inner, outer];
	if (first instanceof Fields && wide instanceof Fields)
		return takesFields(first, wide, naming);
	if (typeof first !== 'string' || typeof wide !== 'string')
		return false;
	const isWord = inner.length === 1;
	if (isWord && outer.length === 1) {
		if (first.startsWith('"'))
			return TYPES_OF_TEXTS.includes(wide);
		if (/^\d/.test(first))
			return TYPES_OF_NUMBERS.includes(wide);
	}
	const wider = isWord && naming.isPython ? WIDER_WITH_NUMBERS : WIDER_NAMES;
	const next = Object.hasOwn(wider, first) ? wider[first] : undefined;
	return next !== undefined && types_isWithin([next, ...inner.slice(1)], outer, naming);
}
function takesFields(inner, outer, naming) {
	return ((naming.isResult || [...inner.keys()].every(name => outer.has(name))) &&
		[...outer].every(([name, { optional, readonly, type }]) => {
			const given = inner.get(name);
			if (!given)
				return optional;
			if ((given.optional && !optional) || (given.readonly && !readonly))
				return false;
			return isAllWithin(given.type, type, naming);
		}));
}
function isBottom(member) {
	return member.length === 1 && BOTTOMS.has(String(member[0]));
}
function isTop(member, { isPython }) {
	const [name] = member;
	return member.length === 1 && (TOPS.has(String(name)) || (isPython && name === 'object'));
}
function functionOf([open, listed, , arrow, results]) {
	if (open !== '(' || arrow !== '=>')
		return undefined;
	const [parameters, [result]] = [listed, results];
	const isPlain = parameters.every(type => !type.some(([mark]) => mark === '?' || mark === '...'));
	return isPlain ? { parameters, result } : undefined;
}
function takesFunction(given, wanted, naming) {
	const back = { ...naming, sameName: (a, b) => naming.sameName(b, a) };
	return (given.parameters.length <= wanted.parameters.length &&
		given.parameters.every((type, i) => isAllWithin(wanted.parameters[i] ?? [], type, back)) &&
		(wanted.result.some(([name]) => name === 'void') || isAllWithin(given.result, wanted.result, naming)));
}
function isAllWithin(inner, outer, naming) {
	return inner.every(old => outer.some(now => isTop(now, naming) || types_isWithin(old, now, naming)));
}
function isLentTo(inner, outer, naming) {
	if (outer[0] === 'const' && inner[0] !== 'const' && (outer.includes('*') || outer.includes('&')))
		return types_isWithin(inner, outer.slice(1), naming);
	if (outer[0] !== '&')
		return false;
	if (inner[0] === '&' && inner[1] === 'mut' && outer[1] !== 'mut')
		return types_isWithin(inner.slice(2), outer.slice(1), naming);
	return inner.length === 1 && inner[0] === 'Self' && outer.at(-1) === 'Self';
}
function isName(part) {
	return typeof part === 'string' && /^[\p{L}_]/u.test(part);
}

; 



const DECLARED = /^(?:const |in |out )*(?<name>\**'?[\p{L}_][\p{L}\p{N}_]*)\s*(?:(?:extends|:)?\s*(?<bound>[^=\s:](?:[^=]|=>)*?))?\s*(?:=(?!>)\s*(?<byDefault>.*))?$/su;
const UNBOUND = new Set(['any', 'unknown', 'interface{}']);
function compareTypeParameters(before, after, sameName) {
	const [olds, nows] = [before.map(declaredIn), after.map(declaredIn)];
	const names = new Map(olds.map(({ name }, i) => [name, nows[i]?.name ?? name]));
	const isSame = (a, b) => (names.has(a) ? names.get(a) === b : sameName(a, b));
	const widened = [];
	for (const [i, old] of olds.entries()) {
		const now = nows[i];
		if (!now)
			return undefined;
		const relation = relationOf(old, now, isSame);
		if (relation === 'other')
			return undefined;
		if (relation === 'wider')
			widened.push([before[i] ?? '', after[i] ?? '']);
	}
	const more = nows.slice(olds.length);
	if (!more.every(({ byDefault }) => byDefault !== ''))
		return undefined;
	return {
		sameName: isSame,
		widened: [...widened, ...more.map((_, i) => ['', after[olds.length + i] ?? ''])],
	};
}
function declaredIn(written) {
	const { name = written, bound = '', byDefault = '' } = DECLARED.exec(written)?.groups ?? {};
	const parts = [bound.trim()].flatMap(text => partsAt(text, '+')).flatMap(text => partsAt(text, '&'));
	return { name, bounds: parts.filter(each => each !== '' && !UNBOUND.has(each)), byDefault };
}
function relationOf(old, now, sameName) {
	const naming = { sameName, isPython: false };
	const relations = now.bounds.map(bound => {
		const found = old.bounds.map(each => relate(each, bound, naming));
		return found.includes('same') ? 'same' : found.includes('wider') ? 'wider' : 'other';
	});
	const isDefault = old.byDefault === '' || isSameDefault(old.byDefault, now.byDefault, sameName);
	if (relations.includes('other') || !isDefault)
		return 'other';
	const isSame = old.bounds.length === now.bounds.length &&
		!relations.includes('wider') &&
		(old.byDefault === '') === (now.byDefault === '');
	return isSame ? 'same' : 'wider';
}
function isSameDefault(before, after, sameName) {
	return isSameCode(before, after) || relate(before, after, { sameName, isPython: false }) === 'same';
}

; 



function resultsIn({ result, order }) {
	if (order !== 'first' || !result.startsWith('('))
		return result;
	const listed = parseSignature(result, order);
	if (listed?.result !== '' || listed.parameters.some(({ type }) => type === ''))
		return result;
	return `(${listed.parameters.map(({ type }) => type).join(', ')})`;
}
function retornoRule(before, after, naming, order) {
	if (isSameCode(before, after))
		return undefined;
	if ([before, after].some(each => /^throws\b/.test(each)))
		return retornoChanged;
	if (order === 'first' && (before === '' || after === ''))
		return retornoChanged;
	if (before === '')
		return retornoAdded;
	if (after === '')
		return retornoRemoved;
	const relation = relate(before, after, naming);
	if (relation === 'same')
		return undefined;
	return relation === 'narrower' && !isNothing(after) ? retornoNarrowed : retornoChanged;
}
function tipoRule(before, after, naming) {
	if (isSameCode(before, after))
		return undefined;
	const [[oldRest, old], [nowRest, now]] = receivers(taken(before), taken(after));
	if (oldRest !== nowRest)
		return parametroTypeChanged;
	if (old === '')
		return parametroTypeAdded;
	if (now === '')
		return parametroTypeRemoved;
	const relation = relate(old, now, naming);
	if (relation === 'same')
		return undefined;
	return relation === 'wider' ? parametroTypeWidened : parametroTypeChanged;
}
function receivers(...types) {
	if (!types.some(([, type]) => /^& (?:mut )?Self$/.test(type)))
		return types;
	const [old, now] = types.map(([takesRest, type]) => [takesRest, type || 'Self']);
	return [old, now];
}
function taken(type) {
	return type.startsWith('...') ? [true, type.slice(3).trim()] : [false, type];
}
function withoutUndefined(type) {
	return type.replace(/(?<!\s)\s*\|\s*undefined$|^undefined\s*\|\s*/, '');
}

; 







const NEVER = () => false;
function* compareAssinaturas(name, before, after, symbol, sameName = NEVER) {
	if (before === after)
		return;
	const subject = { name, spot: field(symbol, 'assinatura'), sameName };
	if (before.trim() === '' || after.trim() === '') {
		yield* changed(assinaturaKindChanged, subject.spot, name, before, after);
		return;
	}
	const [olds, nows] = [variantsOf(before), variantsOf(after)];
	const found = olds.length === 1 && nows.length === 1
		? comparePair(subject, before, after)
		: compareVariants(subject, olds, nows);
	yield* found.length > 0 ? found : changed(assinaturaRewritten, subject.spot, name, before, after);
}
function compareVariants(subject, before, after) {
	const { name, spot } = subject;
	const gone = before.filter(old => !after.some(now => isSameCode(old, now)));
	const come = after.filter(now => !before.some(old => isSameCode(old, now)));
	const [old, now] = [gone[0], come[0]];
	if (old !== undefined && now !== undefined && gone.length + come.length === 2)
		return comparePair(subject, old, now);
	const used = new Set();
	const found = [];
	for (const each of gone) {
		const next = after
			.map(variant => [variant, comparePair(subject, each, variant)])
			.find(([, differences]) => differences.every(({ rule }) => rule.level !== 'major'));
		if (!next)
			found.push(removed(assinaturaVarianteRemoved, spot, name, each));
		else if (come.includes(next[0]) && !used.has(next[0])) {
			used.add(next[0]);
			found.push(...next[1]);
		}
	}
	const more = come.filter(each => !used.has(each));
	return [...found, ...more.map(each => added(assinaturaVarianteAdded, spot, name, each))];
}
function comparePair(subject, before, after) {
	const { name, spot } = subject;
	const readings = readingsOf(before, after).flatMap(([old, now]) => {
		const types = compareTypeParameters(old.typeParameters, now.typeParameters, subject.sameName);
		if (!types || restChanged(old, now))
			return [];
		const widened = types.widened.map(([was, is]) => ({
			rule: parametroTypeWidened,
			spot: field(spot, `<${is}>`),
			name,
			before: `<${was}>`,
			after: `<${is}>`,
		}));
		return [[...widened, ...compareSignatures({ ...subject, sameName: types.sameName }, old, now)]];
	});
	const [first, ...others] = readings;
	const isOne = first && others.every(each => JSON.stringify(each) === JSON.stringify(first));
	return isOne ? first : [...changed(assinaturaChanged, spot, name, before, after)];
}
function compareSignatures(subject, old, now) {
	const { name, spot, sameName } = subject;
	const naming = { sameName, isPython: isPython(old) && isPython(now), order: old.order };
	const found = [...compareParameters(name, old.parameters, now.parameters, spot, naming)];
	const rule = retornoRule(resultsIn(old), resultsIn(now), { ...naming, isResult: true }, old.order);
	const unknownIn = unknownAmong(resultOf(old), resultOf(now));
	const at = unknownIn ? field(field(spot, '->'), 'tipo') : spot;
	if (rule)
		found.push({ rule, spot: at, name, before: old.result, after: now.result, ...unknownIn });
	return found;
}
function unknownAmong(before, after) {
	if (after === NOT_KNOWN)
		return { unknownIn: 'head' };
	return before === NOT_KNOWN ? { unknownIn: 'base' } : undefined;
}
function resultOf({ result }) {
	return result.replace(/^(?:->|=>|:)\s*/, '');
}
function isPython({ order, result }) {
	return order === undefined && (result === '' || result.startsWith('->'));
}
function* compareParameters(name, before, after, spot, naming) {
	const [olds, nows] = [readings_byName(before), readings_byName(after)];
	const replaced = new Set();
	if (before.length === after.length && countChanged(before, after) === countMissing(before, nows)) {
		for (const [i, old] of before.entries()) {
			const now = after[i];
			if (nows.has(old.name) || olds.has(now.name))
				continue;
			const isUnnamed = ([old, now].some(each => each.passing === 'by-position') && isPlaced(old) && isPlaced(now)) ||
				(isForItself(old) && isForItself(now));
			if (!isUnnamed && old.passing !== now.passing)
				continue;
			replaced.add(old.name).add(now.name);
			if (isUnnamed && old.passing !== now.passing)
				yield* comparePassing(name, old, now, field(spot, now.name));
			else if (!isUnnamed)
				yield {
					rule: parametroRenamed,
					spot: field(spot, old.name),
					name,
					before: old.name,
					after: now.name,
				};
			yield* compareParameter(name, old, now, field(spot, now.name), naming);
		}
	}
	for (const old of before) {
		const now = nows.get(old.name);
		if (now)
			yield* compareParameter(name, old, now, field(spot, old.name), naming);
		else if (!replaced.has(old.name))
			yield removed(parametroRemoved, field(spot, old.name), name, written(old));
	}
	for (const [i, now] of after.entries()) {
		if (replaced.has(now.name))
			continue;
		const old = olds.get(now.name);
		const isBefore = isPlaced(now) && after.slice(i + 1).some(later => isPlaced(olds.get(later.name)));
		if (old === undefined) {
			const rule = !now.optional ? parametroAdded : isBefore ? parametroInserted : parametroAddedOptional;
			yield added(rule, field(spot, now.name), name, written(now));
		}
		else if (!isPlaced(old) && isBefore)
			yield {
				rule: parametroInserted,
				spot: field(spot, now.name),
				name,
				before: written(old),
				after: written(now),
			};
		else
			yield* comparePassing(name, old, now, field(spot, now.name));
	}
	const [first, second] = [
		before.filter(old => isPlaced(old) && isPlaced(nows.get(old.name))).map(old => old.name),
		after.filter(now => isPlaced(now) && isPlaced(olds.get(now.name))).map(now => now.name),
	];
	yield* changed(parametrosReordered, spot, name, first.join(', '), second.join(', '));
}
function* compareParameter(name, old, now, spot, naming) {
	const [before, after] = [written(old), written(now)];
	const canBeLeftOut = old.optional || now.optional;
	const [was, is] = [old, now].map(({ type }) => (canBeLeftOut ? withoutUndefined(type) : type));
	const tipo = tipoRule(was, is, naming);
	if (tipo)
		yield {
			rule: tipo,
			spot: field(spot, 'tipo'),
			name,
			before,
			after,
			...unknownAmong(taken(old.type)[1], taken(now.type)[1]),
		};
	if (old.optional !== now.optional) {
		const rule = now.optional ? parametroBecameOptional : parametroBecameRequired;
		yield { rule, spot, name, before, after };
	}
	else if (!isSameCode(old.defaultValue, now.defaultValue)) {
		const unknownIn = unknownAmong(old.defaultValue, now.defaultValue);
		const at = unknownIn ? field(spot, 'padrao') : spot;
		yield { rule: parametroDefaultChanged, spot: at, name, before, after, ...unknownIn };
	}
}
function* comparePassing(name, old, now, spot) {
	if (old.passing === now.passing || old.type.startsWith('...') || now.type.startsWith('...'))
		return;
	const rule = now.passing === 'either' ? parametroPassingWidened : parametroPassingNarrowed;
	yield { rule, spot: field(spot, 'passagem'), name, before: passed(old), after: passed(now) };
}
function passed({ name, passing }) {
	if (passing === 'either')
		return name;
	return passing === 'by-name' ? `*, ${name}` : `${name}, /`;
}
function isForItself({ name, type }) {
	return type.startsWith('...') || (/^[[{]/.test(name) && type !== '');
}
function isPlaced(parameter) {
	return parameter !== undefined && parameter.passing !== 'by-name';
}
function countChanged(before, after) {
	return before.filter(({ name }, i) => name !== after[i]?.name).length;
}
function countMissing(parameters, others) {
	return parameters.filter(({ name }) => !others.has(name)).length;
}
function written({ name, type, optional, defaultValue }) {
	if (name === '...')
		return name;
	const value = defaultValue === '' ? '' : `=${defaultValue}`;
	const mark = optional && defaultValue === '' && !type.startsWith('...') ? '?' : '';
	return `${type.startsWith('...') ? '...' : ''}${name}${mark}${/[^.]/.test(type) ? `: ${type.replace(/^\.{3}/, '')}` : ''}${value}`;
}

; 











const modulos_ALIAS_RULES = {
	ownerRemoved: moduloRemoved,
	added: moduloApelidoAdded,
	removed: moduloApelidoRemoved,
	moved: moduloApelidoMoved,
};
function knowsMore({ before, after }) {
	return before.traitsOf !== undefined && after.traitsOf !== undefined;
}
function unsaidIn(before, after, { base, head }, old, now) {
	if ((before.assinatura === '') === (after.assinatura === ''))
		return undefined;
	if (before.assinatura === '')
		return old.unsaid?.has(base) ? 'base' : undefined;
	return now.unsaid?.has(head) ? 'head' : undefined;
}
const simboloNoun = ({ sameName, before: base, after: head }) => ({
	keyOf: ({ nome }) => nome,
	briefOf: symbol => symbol,
	added: simboloAdded,
	removed: simboloRemoved,
	renamed: {
		rule: () => simboloRenamed,
		partOf: ({ resumo }) => resumo,
		identityOf: ({ assinatura, resumo }) => (resumo === '' ? '' : `${assinatura}\0${resumo}`),
	},
	comparesEqual: knowsMore({ before: base, after: head }),
	*compare(before, after, spot) {
		const { nome } = after;
		const unknownIn = unsaidIn(before, after, field(spot, 'assinatura'), base, head);
		for (const each of compareAssinaturas(nome, before.assinatura, after.assinatura, spot, sameName))
			yield unknownIn ? { ...each, unknownIn } : each;
		const [was, is] = [base.traitsOf?.(spot.base, before.nome), head.traitsOf?.(spot.head, nome)];
		yield* compareTraits(nome, was, is, spot);
		const [old, now] = [before.resumo, after.resumo];
		const rule = deprecationRule(old, now, was, is) ?? simboloResumoChanged;
		yield* changed(rule, field(spot, 'resumo'), nome, old, now);
	},
});
const moduloNoun = (context) => ({
	keyOf: ({ nome }) => nome,
	briefOf: ({ nome, apelidos, simbolos }) => ({ nome, apelidos, simbolos: simbolos.length }),
	added: moduloAdded,
	removed: moduloRemoved,
	renamed: {
		rule: (old, now) => (now.apelidos.includes(old.nome) ? moduloRenamedKept : moduloRenamed),
		partOf: ({ simbolos }) => simbolos.length,
		identityOf: ({ simbolos }) => simbolos
			.map(({ nome, assinatura }) => `${nome}\0${assinatura}`)
			.sort()
			.join('\0'),
	},
	comparesEqual: knowsMore(context),
	compare: (before, after, spot) => compareModulo(before, after, spot, context),
});
function compareModulos(before, after, file, context) {
	const spot = field(file, 'modulos');
	const owners = after.modulos.map((owner, i) => ({ owner, pointer: `${spot.head}/${i}` }));
	const found = (sameName) => {
		const known = { ...context, sameName };
		const noun = moduloNoun(known);
		const listed = [...compareLists(noun, before.modulos, after.modulos, spot)];
		const renamed = withRenamed(listed, noun, [before.modulos, after.modulos], spot, [
			(gone, come) => mostlySame(gone, come, ({ simbolos }) => simbolos.map(({ nome }) => nome)),
			heirs(modulo => modulo, after.modulos),
		]);
		const differences = withMergedModules(renamed, [before, after], spot, known);
		return withMovedSymbols(withMovedAliases(differences, modulos_ALIAS_RULES, before.modulos, owners), before, after);
	};
	const asked = [];
	const differences = found((old, now) => {
		asked.push([old, now]);
		return context.sameName(old, now);
	});
	const renames = new Map(differences.flatMap(each => (each.rule === simboloRenamed ? [[each.before, each.after]] : [])));
	return asked.every(([old, now]) => renames.get(old) !== now)
		? differences
		: found((old, now) => renames.get(old) === now || context.sameName(old, now));
}
function withMergedModules(differences, [before, after], spot, context) {
	const [given, taken] = [ownersByAlias(before), ownersByAlias(after)];
	const told = new Set();
	const found = differences.flatMap(each => {
		const { rule, name } = each;
		const base = rule === moduloAdded ? given.get(name) : indexOf(before, name);
		const head = rule === moduloRemoved ? taken.get(name) : indexOf(after, name);
		const [old, now] = [before.modulos[base ?? -1], after.modulos[head ?? -1]];
		if (!(old && now && (rule === moduloRemoved || (rule === moduloAdded && haveCommon(old, now)))))
			return [each];
		told.add(name);
		const at = entry(spot, name, base, head);
		const untold = [
			simboloAdded,
			moduloApelidoAdded,
			...(rule === moduloAdded ? [moduloApelidoRemoved] : []),
		];
		const lost = [...compareModulo(old, now, at, context)].filter(({ rule: one }) => !untold.includes(one));
		const joined = rule === moduloAdded ? moduloSplit : moduloMerged;
		return [{ rule: joined, spot: at, name, before: old.nome, after: now.nome }, ...lost];
	});
	return found.filter(({ rule, before: gone, after: come }) => !(rule === moduloApelidoAdded && told.has(come)) && !(rule === moduloApelidoRemoved && told.has(gone)));
}
function haveCommon({ simbolos }, other) {
	const names = new Set(other.simbolos.map(({ nome }) => nome));
	return simbolos.some(({ nome }) => names.has(nome));
}
function ownersByAlias({ modulos }) {
	return new Map(modulos.flatMap(({ apelidos }, i) => apelidos.map(name => [name, i])));
}
function indexOf({ modulos }, name) {
	return modulos.findIndex(({ nome }) => nome === name);
}
function withMovedSymbols(differences, before, after) {
	const arrivals = differences.flatMap(each => each.rule === moduloAdded || each.rule === moduloSplit
		? symbolsOf(each, 'head', after).map(([simbolo, spot]) => added(simboloAdded, spot, simbolo.nome, simbolo))
		: each.rule === simboloAdded
			? [each]
			: []);
	const all = differences.flatMap(each => {
		if (each.rule !== moduloRemoved)
			return [each];
		const lost = symbolsOf(each, 'base', before).filter(([{ resumo }]) => resumo !== '');
		return [each, ...lost.map(([simbolo, spot]) => removed(simboloRemoved, spot, simbolo.nome, simbolo))];
	});
	const moved = movesAmong(all.filter(({ rule }) => rule === simboloRemoved), arrivals);
	const known = new Set(differences);
	const told = all.filter(each => known.has(each) || moved.has(each));
	return withMoves(told, moved, simboloMoved, ({ spot }) => moduleOf(spot));
}
function symbolsOf({ spot }, side, { modulos }) {
	const simbolos = modulos[Number(spot[side].slice(spot[side].lastIndexOf('/') + 1))]?.simbolos ?? [];
	return simbolos.map((simbolo, i) => {
		const [base, head] = side === 'base' ? [i, undefined] : [undefined, i];
		return [simbolo, entry(field(spot, 'simbolos'), simbolo.nome, base, head)];
	});
}
function moduleOf({ path }) {
	return (0,json_pointer .eC)(path)[1] ?? '';
}
function* compareModulo(before, after, spot, context) {
	const names = new Set([before.nome, after.nome]);
	const others = (apelidos) => apelidos.filter(apelido => !names.has(apelido));
	const aliases = compareTexts(modulos_ALIAS_RULES, others(before.apelidos), others(after.apelidos), field(spot, 'apelidos'));
	for (const difference of aliases)
		yield { ...difference, name: after.nome };
	yield* compareLists(simboloNoun(context), before.simbolos, after.simbolos, field(spot, 'simbolos'));
}

var versions_scheme = __webpack_require__(39013);
; 






const MAX_FILES = 5;
function pacoteSpot(...names) {
	return field(spotOf(`${files .AM}#`), 'pacotes', ...names);
}
function* comparePacotes(before, after) {
	for (const [name, old] of before.packages) {
		const now = after.packages.get(name);
		if (!now && !after.archived?.includes(name)) {
			yield removed(pacoteRemoved, pacoteSpot(name), name, [...old.releases.keys()]);
			continue;
		}
		for (const version of old.releases.keys())
			if (isYanked(after, name, version) && !isYanked(before, name, version))
				yield removed(pacoteVersaoRemoved, versaoSpot(name, version), `${name} ${version}`, version);
		if (now)
			yield* comparePacote(old, now);
	}
	for (const [name, { releases }] of after.packages)
		if (!before.packages.has(name))
			yield added(pacoteAdded, pacoteSpot(name), name, [...releases.keys()]);
}
function* comparePacote(old, now) {
	const { name } = now;
	yield* compareAbout(name, old.about, now.about, pacoteSpot(name));
	const [newest, declared] = [newestOf(old), newestOf(now)];
	const isBack = newest !== undefined && declared !== undefined && isBefore(declared, newest);
	if (isBack)
		yield { rule: pacoteVersaoDecreased, spot: pacoteSpot(name), name, before: newest, after: declared };
	for (const [version, release] of now.releases) {
		const [spot, known] = [versaoSpot(name, version), old.releases.get(version)];
		if (known === undefined) {
			if (!isBack || version !== declared)
				yield added(pacoteVersaoAdded, spot, `${name} ${version}`, version);
			continue;
		}
		const reasons = [...(0,registry .zK)(known, release), ...fileChanges(known, release)];
		if (reasons.length === 0)
			continue;
		const after = reasons.join('; ');
		yield { rule: pacoteVersaoAltered, spot, name: `${name} ${version}`, before: version, after };
	}
}
function newestOf({ releases }) {
	return [...releases.keys()].reduce((newest, each) => (newest === undefined || isBefore(newest, each) ? each : newest), undefined);
}
function isBefore(a, b) {
	const [x, y] = [versions_scheme .d.parse(a), versions_scheme .d.parse(b)];
	return x !== undefined && y !== undefined && (versions_scheme .d.compare(x, y) ?? 0) < 0;
}
function versaoSpot(name, version) {
	return pacoteSpot(name, 'versoes', version);
}
function isYanked({ yanked = {} }, name, version) {
	const which = Object.hasOwn(yanked, name) ? yanked[name] : undefined;
	return which === true || which?.includes(version) === true;
}
function fileChanges({ files: before }, { files: after }) {
	if (!before || !after)
		return [];
	const paths = [...new Set([...before.keys(), ...after.keys()])];
	const changes = paths.flatMap(path => {
		const [old, now] = [before.get(path), after.get(path)];
		if (old === now)
			return [];
		return [`${path} ${old === undefined ? 'is new' : now === undefined ? 'is gone' : 'changed'}`];
	});
	const more = changes.length - MAX_FILES;
	return more > 0 ? [...changes.slice(0, MAX_FILES), `${more} more files changed`] : changes;
}

; 














function* compare_compareSets(before, after) {
	const [old, now] = [before.files, after.files];
	if (before.published ?? after.published)
		yield* compareFormatos(before.published ?? old, after.published ?? now);
	if (before.schemas && after.schemas)
		yield* compareEsquemas(before.schemas, after.schemas);
	yield* compareIndice(old.index, now.index, fileSpot('index'));
	yield* compareAddress(before, after);
	yield* comparePalavras(old.sintaxe, now.sintaxe, fileSpot('sintaxe'));
	yield* compareSintaxe(old.sintaxe, now.sintaxe, fileSpot('sintaxe'));
	yield* compareEmbutidas(old.embutidas, now.embutidas, fileSpot('embutidas'));
	yield* compareModulos(old.modulos, now.modulos, fileSpot('modulos'), {
		sameName: sameDefinition(before, after),
		before,
		after,
	});
	yield* compareComandos(old.comandos, now.comandos, fileSpot('comandos'));
	yield* compareErros(old.erros, now.erros, fileSpot('erros'));
	yield* compareConteudos(old.conteudos, now.conteudos, fileSpot('conteudos'));
	if (before.registro && after.registro)
		yield* compareRegistros(before.registro, after.registro);
	if (before.packages && after.packages)
		yield* comparePacotes(before.packages, after.packages);
	yield* compareSiteAddresses(before, after);
}
function sameDefinition({ definitionOf: before }, { definitionOf: after }) {
	return (old, now) => {
		const [was, is] = [before?.(old), after?.(now)];
		return was !== undefined && was === is;
	};
}

; 








const MEANINGS = new Map([
	[
		palavraTextChanged,
		{
			field: 'descricao',
			reused: palavraReused,
			ends: [reservadaAdded, reservadaRemoved, contextualAdded, contextualRemoved],
		},
	],
	[
		operadorTextChanged,
		{ field: 'descricao', reused: operadorReused, ends: [operadorAdded, operadorRemoved] },
	],
	[simboloResumoChanged, { field: 'resumo', reused: simboloReused, ends: [simboloAdded, simboloRemoved] }],
	[comandoTextChanged, { field: 'resumo', reused: comandoReused, ends: [comandoAdded, comandoRemoved] }],
	[opcaoTextChanged, { field: 'descricao', reused: opcaoReused, ends: [opcaoAdded, opcaoRemoved] }],
	[codigoTextChanged, { field: 'explicacao', reused: codigoReused }],
]);
const swapped_ENDS = new Map([...MEANINGS].flatMap(([rule, { ends = [] }]) => ends.map(end => [end, rule])));
const SEGMENTS_OF_FIELD = 3;
function withSwapped(differences) {
	const groups = new Map();
	for (const each of differences) {
		const group = groupOf(each);
		if (group === undefined)
			continue;
		const known = groups.get(group);
		if (known)
			known.push(each);
		else
			groups.set(group, [each]);
	}
	const swapped = new Set([...groups.values()].flatMap(swapped_handedOn));
	if (swapped.size === 0)
		return [...differences];
	return differences.map(each => {
		const rule = swapped.has(each) ? MEANINGS.get(each.rule)?.reused : undefined;
		return rule ? { ...each, rule } : each;
	});
}
function groupOf({ rule, spot }) {
	const end = swapped_ENDS.get(rule);
	if (end)
		return JSON.stringify([end.id, ...(0,json_pointer .eC)(spot.path).slice(0, 1 - SEGMENTS_OF_FIELD)]);
	const meaning = MEANINGS.get(rule);
	if (meaning === undefined || !spot.path.endsWith(`/${meaning.field}`))
		return undefined;
	const owner = (0,json_pointer .eC)(spot.path).slice(0, -SEGMENTS_OF_FIELD);
	return JSON.stringify([rule.id, ...owner]);
}
function swapped_handedOn(group) {
	const owners = new Map();
	for (const each of group) {
		const text = swapped_textOf(each, 'before');
		if (text !== '')
			owners.set(text, owners.has(text) ? null : each);
	}
	const from = new Map(group.flatMap(each => {
		const owner = owners.get(swapped_textOf(each, 'after'));
		return owner && owner !== each ? [[each, owner]] : [];
	}));
	const givers = new Set(from.values());
	return [...from].flatMap(([each, owner]) => (givers.has(each) || from.has(owner) ? [each] : []));
}
function swapped_textOf(difference, side) {
	const end = swapped_ENDS.get(difference.rule);
	const field = end && MEANINGS.get(end)?.field;
	const given = difference[side];
	const value = field ? given?.[field] : given;
	return typeof value === 'string' ? plain(value) : '';
}

; 
function subjectPlace(origins, subject) {
	for (let around = subject; around.includes('/'); around = around.slice(0, around.lastIndexOf('/'))) {
		const place = origins.get(around);
		if (place)
			return place;
	}
	return null;
}

var said = __webpack_require__(54157);
; 






const KEPT_CHARACTERS = 20;
const MAX_TEXT_CHARACTERS = 60;
const PLAIN = { plain: text => text, value: (_, quoted) => quoted };
function sentenceOf({ rule, name, path, before, after }, look = PLAIN, say = said .vg) {
	const [file = '', pointer = ''] = path.split('#');
	const [was, is] = pairOf(before, after);
	const values = {
		name: sentence_named(name, fullName(name, pointer)),
		before: was,
		after: is,
		field: asItIs((0,shown .$B)(fieldOf(pointer, String(before ?? after)))),
		file: asItIs(file),
	};
	const tellApart = lookAlike(before, after) ? inParts : (text) => text;
	return say(changeRule(rule)?.says ?? '{name}')
		.split(/(\{\w+\})/)
		.map(part => {
		if (!part.startsWith('{'))
			return look.plain(part);
		const { code, plain } = values[part.slice(1, -1)] ?? asItIs('');
		return look.value(tellApart(code), tellApart(plain));
	})
		.join('');
}
function lookAlike(before, after) {
	if (typeof before !== 'string' || typeof after !== 'string' || before === after)
		return false;
	return before.normalize() === after.normalize();
}
function inParts(text) {
	return text === text.normalize() ? text : (0,shown .rq)(text, /[^\0-\x7f]/g);
}
function fieldOf(pointer, value) {
	const isValue = value.includes('/') && pointer.endsWith(`/${value}`);
	const place = isValue ? pointer.slice(0, -value.length - 1) : pointer;
	return parameterAt(place) ?? (0,json_pointer .OD)(place).at(-1) ?? place;
}
function fullName(name, pointer) {
	const [list, owner, inside] = (0,json_pointer .OD)(pointer);
	if (owner === undefined)
		return name;
	if (list === 'modulos' && inside === 'simbolos')
		return `${owner}.${name}`;
	return list === 'comandos' && inside === 'opcoes' ? `${owner} ${name}` : name;
}
function pairOf(before, after) {
	if (typeof before !== 'string' || typeof after !== 'string')
		return [sentence_written(before), sentence_written(after)];
	if (Math.max(before.length, after.length) <= MAX_TEXT_CHARACTERS)
		return [sentence_written(before), sentence_written(after)];
	let same = 0;
	while (same < before.length && before[same] === after[same])
		same += 1;
	if (same <= KEPT_CHARACTERS)
		return [sentence_written(before), sentence_written(after)];
	const space = before.lastIndexOf(' ', same - KEPT_CHARACTERS / 2);
	const from = space < 0 ? 0 : space + 1;
	const cut = (text) => sentence_written(from === 0 ? text : `…${text.slice(from)}`);
	return [cut(before), cut(after)];
}
function sentence_written(value) {
	if (typeof value === 'object' && value !== null)
		return asItIs(json(value));
	if (typeof value !== 'string')
		return asItIs((0,shown .SP)(value));
	const quoted = (0,shown .SP)(value);
	const isClear = isQuoted(value) || /^(?:\S*[^\s.,;:!?])$/.test(value);
	return {
		code: value === value.trim() && value !== '' ? (0,shown .$B)(value) : quoted,
		plain: isClear ? (0,shown .$B)(value) : quoted,
	};
}
function sentence_named(name, full) {
	return asItIs(name === name.trim() ? (0,shown .$B)(full) : (0,shown .SP)(full));
}
function asItIs(text) {
	return { code: text, plain: text };
}
function isQuoted(value) {
	return /^(["'`])[^"'`\\\n]*\1$/.test(value);
}
function json(value) {
	const text = JSON.stringify(value);
	return text.length > MAX_TEXT_CHARACTERS ? `${text.slice(0, MAX_TEXT_CHARACTERS)}…` : text;
}
const ONE_LEVEL = {
	major: [$said('{0} major change'), $said('{0} major changes')],
	minor: [$said('{0} minor change'), $said('{0} minor changes')],
	patch: [$said('{0} patch change'), $said('{0} patch changes')],
	info: [$said('{0} info change'), $said('{0} info changes')],
};
function countChanges(counts, say = said .vg) {
	const found = change_level .v.filter(level => counts[level] > 0);
	const [only, other] = found;
	if (only === undefined)
		return '';
	if (other === undefined)
		return say(ONE_LEVEL[only][counts[only] === 1 ? 0 : 1], counts[only]);
	const parts = found.map(level => `${counts[level]} ${level}`);
	const last = parts.pop();
	return say($said('{0} and {1} changes'), parts.join(', '), last);
}

; 


const KEYS = ['palavra', 'simbolo', 'nome', 'grupo', 'codigo', 'flag', 'comando'];
function tellApart(differences, before, after) {
	const [base, head] = [new Side(before), new Side(after)];
	const placed = (placeSide, subject) => {
		const { origins } = placeSide === 'base' ? before : after;
		return { place: subjectPlace(origins, subject), placeSide };
	};
	if (base.isWhole && head.isWhole && differences.every(each => each.unknownIn === undefined))
		return { differences, unknown: [] };
	const unknown = new Map();
	for (const [side, { paths }] of [
		['base', base],
		['head', head],
	])
		for (const [path, subject] of paths)
			unknown.set(path, {
				path,
				side: unknown.has(path) ? 'both' : side,
				...placed(side, subject),
			});
	const [gone, come] = [new Map(), new Map()];
	const certain = [];
	for (const difference of differences) {
		if (base.covers(difference, 'base') || head.covers(difference, 'head'))
			continue;
		const { spot, before: was, after: is, unknownIn } = difference;
		if (unknownIn !== undefined) {
			unknown.set(spot.path, { path: spot.path, side: unknownIn, ...placed(unknownIn, spot[unknownIn]) });
			continue;
		}
		const [side, lacking, other] = is === null ? ['head', head, 'base'] : ['base', base, 'head'];
		if ((is === null || was === null) && lacking.mayHave(spot.path, spot[side])) {
			unknown.set(spot.path, { path: spot.path, side, ...placed(other, spot[other]) });
			continue;
		}
		certain.push(difference);
		if (is === null && head.namelessIn(spot.head) > 0)
			push(gone, spot.head, difference);
		if (was === null && base.namelessIn(spot.base) > 0)
			push(come, spot.base, difference);
	}
	const open = new Set();
	for (const [side, lists, set] of [
		[head, gone, 'head'],
		[base, come, 'base'],
	])
		for (const [list, missing] of lists) {
			if (missing.length > side.namelessIn(list))
				continue;
			for (const difference of missing) {
				open.add(difference);
				const { path } = difference.spot;
				const other = set === 'head' ? 'base' : 'head';
				unknown.set(path, { path, side: set, ...placed(other, difference.spot[other]) });
			}
		}
	return { differences: certain.filter(each => !open.has(each)), unknown: [...unknown.values()] };
}
function push(lists, list, difference) {
	lists.set(list, [...(lists.get(list) ?? []), difference]);
}
class Side {
	set;
	paths = new Map();
	nameless = new Map();
	unread;
	constructor(set) {
		this.set = set;
		this.unread = set.unread ?? new Set();
		for (const subject of this.unread) {
			const path = isPossible(subject) ? undefined : pathByName(set, subject);
			if (path === undefined)
				continue;
			this.paths.set(path, subject);
			const list = listOfNameless(subject);
			if (list !== undefined)
				this.nameless.set(list, (this.nameless.get(list) ?? 0) + 1);
		}
	}
	get isWhole() {
		return this.unread.size === 0;
	}
	namelessIn(list) {
		return this.nameless.get(list) ?? 0;
	}
	mayHave(path, list) {
		if (this.unread.size === 0)
			return false;
		const name = (0,json_pointer .eC)(path).at(-1) ?? '';
		const lists = [list, list.replace(/\/\d+\/comandos$/, '')];
		return lists.some(each => this.unread.has((0,json_pointer.at)(each, '-')) || this.unread.has((0,json_pointer.at)(each, '-', name)));
	}
	covers({ spot, reads = [] }, side) {
		const subject = spot[side];
		if (this.unread.size === 0)
			return false;
		for (let around = subject; around.includes('#/'); around = around.slice(0, around.lastIndexOf('/')))
			if (this.unread.has(around))
				return true;
		return (this.paths.has(spot.path) ||
			KEYS.some(key => this.unread.has((0,json_pointer.at)(subject, key))) ||
			reads.some(field => this.unread.has((0,json_pointer.at)(subject, field))));
	}
}
function isPossible(subject) {
	return /\/-(?:\/[^/]*)?$/.test(subject);
}
function listOfNameless(subject) {
	const [, entry = '', field] = /^(.*\/\d+)(?:\/([a-z_]+))?$/.exec(subject) ?? [];
	if (entry === '' || (field !== undefined && !KEYS.includes(field)))
		return undefined;
	return entry.slice(0, entry.lastIndexOf('/')).replace(/#\/grupos\/\d+\/comandos$/, '#/comandos');
}
function pathByName({ files }, subject) {
	const [file = '', pointer = ''] = subject.split('#');
	let value = files[/^\/api\/(\w+)\.json$/.exec(file)?.[1] ?? ''];
	let path = `${file}#`;
	if (value === undefined)
		return undefined;
	for (const segment of (0,json_pointer .OD)(pointer)) {
		const isEntry = Array.isArray(value);
		value = typeof value === 'object' && value !== null ? Reflect.get(value, segment) : undefined;
		path = (0,json_pointer.at)(path, isEntry ? unknown_nameOf(value, segment) : segment);
	}
	return path.replace(/#\/grupos\/[^/]*\/comandos(?=\/)/, '#/comandos');
}
function unknown_nameOf(entry, index) {
	if (typeof entry === 'string')
		return entry === '' ? index : entry;
	const fields = (entry ?? {});
	const name = KEYS.map(key => fields[key]).find(each => typeof each === 'string');
	return typeof name === 'string' && name !== '' ? name : index;
}

; 






const FINGERPRINT_DIGITS = 16;
function changesBetween(before, after, policy = {}) {
	return compareReferences(before, after, policy).changes;
}
function compareReferences(before, after, policy = {}) {
	const { differences, unknown } = tellApart([...compare_compareSets(before, after)], before, after);
	const told = [...withSwapped(differences)];
	const changes = toChanges(told, policy, {
		base: subject => subjectPlace(before.origins, subject),
		head: subject => subjectPlace(after.origins, subject),
	});
	const switchedOff = new Map();
	for (const { rule } of told)
		if (levelOf(rule, policy) === 'off')
			switchedOff.set(rule.id, (switchedOff.get(rule.id) ?? 0) + 1);
	return { changes, unknown, switchedOff };
}
function levelOf({ id, level }, policy) {
	return Object.hasOwn(policy, id) ? (policy[id] ?? level) : level;
}
function toChanges(differences, policy, places) {
	const changes = [];
	for (const difference of differences) {
		const { rule, spot, name, before, after } = difference;
		const level = levelOf(rule, policy);
		if (level === 'off')
			continue;
		const side = after === null ? 'base' : 'head';
		changes.push({
			rule: rule.id,
			level,
			path: spot.path,
			name,
			message: sentenceOf({ rule: rule.id, name, path: spot.path, before, after }),
			before,
			after,
			place: places[side](spot[side]),
			side,
			fingerprint: fingerprint([rule.id, spot.path, before, after]),
		});
	}
	return changes;
}
function fingerprint(values) {
	return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(values)).digest('hex').slice(0, FINGERPRINT_DIGITS);
}

; 
const EFFECTS = {
	use: {
		says: $said('what programs, scripts or clients can write, call or ask for'),
		levels: { less: 'major', more: 'minor', other: 'major' },
	},
	demand: {
		says: $said('what is demanded of them'),
		levels: { less: 'minor', more: 'major', other: 'major' },
	},
	result: {
		says: $said('what they can rely on to get'),
		levels: { less: 'major', more: 'minor', other: 'major' },
	},
	behaviour: {
		says: $said('what happens, or should be known, where all that worked still runs'),
		levels: { less: 'minor', more: 'minor', other: 'minor' },
	},
	text: {
		says: $said('what people read'),
		levels: { less: 'patch', more: 'patch', other: 'patch' },
	},
	count: {
		says: $said('what is counted or known, where nobody has to do anything'),
		levels: { less: 'info', more: 'info', other: 'info' },
	},
};
const derivation_KINDS = {
	use: {
		less: 'campo-removed reservada-removed contextual-removed operador-removed verbo-removed embutida-removed modulo-removed ' +
			'modulo-apelido-removed simbolo-removed simbolo-became-function parametro-removed parametro-passing-narrowed ' +
			'assinatura-variante-removed comando-removed comando-apelido-removed opcao-removed comando-argumento-removed opcao-form-removed codigo-removed ' +
			'pacote-removed pacote-versao-removed pacote-versao-decreased rota-removed rota-became-conditional corpo-tipo-removed',
		more: 'campo-added contextual-added operador-added verbo-added embutida-added modulo-added modulo-apelido-added ' +
			'simbolo-added parametro-added-optional parametro-passing-widened assinatura-variante-added comando-added ' +
			'comando-apelido-added comando-argumento-added opcao-value-added opcao-added opcao-form-added codigo-added pacote-added pacote-versao-added rota-added ' +
			'rota-became-sure corpo-tipo-added',
		other: 'campo-type-changed nome-changed endereco-changed extensao-changed reservada-renamed contextual-renamed ' +
			'operador-renamed modulo-renamed modulo-apelido-moved modulo-renamed-kept:kept simbolo-renamed simbolo-moved simbolo-became-class:kept ' +
			'parametro-inserted parametro-renamed parametros-reordered assinatura-kind-changed assinatura-changed ' +
			'modulo-merged:kept modulo-split:kept comando-argumentos-reordered comando-programa-changed comando-renamed comando-apelido-moved comando-renamed-kept:kept opcao-renamed opcao-moved codigo-renumbered codigo-reused ' +
			'palavra-reused operador-reused simbolo-reused comando-reused opcao-reused ' +
			'pacote-versao-altered rota-parametro-style-changed',
	},
	demand: {
		less: 'palavra-became-contextual regra-removed parametro-became-optional parametro-type-widened opcao-value-optional ' +
			'comando-argumento-optional ' +
			'validacao-removed validacao-loosened acesso-loosened corpo-optional',
		more: 'comando-argumento-demanded reservada-added palavra-became-reservada parametro-added parametro-became-required validacao-added ' +
			'validacao-tightened acesso-tightened corpo-required',
		other: 'parametro-type-changed opcao-value-changed validacao-changed acesso-changed',
	},
	result: {
		less: 'resposta-removed resposta-tipo-removed resposta-campo-removed resposta-campo-optional resposta-cabecalho-removed ' +
			'esquema-removed esquema-campo-removed esquema-campo-optional',
		more: 'retorno-narrowed resposta-added resposta-tipo-added resposta-campo-added resposta-campo-always ' +
			'resposta-campo-narrowed resposta-cabecalho-added esquema-added esquema-campo-added esquema-campo-always ' +
			'esquema-campo-narrowed',
		other: 'retorno-changed simbolo-became-async simbolo-became-sync resposta-campo-changed esquema-campo-changed',
	},
	behaviour: {
		less: 'resposta-erro-removed pagina-endereco-removed paginas-removed operacao-id-removed',
		more: 'simbolo-deprecated rota-overlap-added rota-deprecated operacao-id-added validacao-deprecated',
		other: 'documentacao-changed contextual-onde-changed simbolo-undeprecated parametro-default-changed comando-uso-changed ' +
			'opcao-value-renamed ' +
			'rota-parametro-renamed pagina-endereco-reassigned operacao-id-changed rota-undeprecated ' +
			'validacao-default-changed validacao-undeprecated',
	},
	text: {
		less: 'parametro-type-removed retorno-removed grupo-removed comando-exemplo-removed comando-veja-removed',
		more: 'regra-added parametro-type-added retorno-added grupo-added comando-exemplo-added comando-veja-added',
		other: 'descricao-changed palavra-text-changed operador-text-changed regra-reworded simbolo-resumo-changed ' +
			'assinatura-rewritten grupo-renamed comando-moved comando-text-changed comando-uso-reworded comando-exemplo-changed opcao-text-changed ' +
			'codigo-titulo-changed codigo-text-changed codigo-doc-changed pacote-text-changed validacao-text-changed rota-text-changed ' +
			'resposta-text-changed esquema-text-changed',
	},
	count: {
		less: 'exercicios-removed rota-overlap-removed respostas-closed',
		more: 'exercicios-added respostas-opened paginas-added',
		other: 'contagem-changed',
	},
};
const derivation_BY_ID = new Map(Object.keys(derivation_KINDS).flatMap(effect => Object.entries(derivation_KINDS[effect]).flatMap(([direction, ids]) => ids.split(' ').map(written => {
	const [id = '', mark] = written.split(':');
	return [id, derived(effect, direction, mark === 'kept')];
}))));
function derived(effect, direction, kept) {
	const level = EFFECTS[effect].levels[direction];
	return { effect, direction, kept, level: kept && level === 'major' ? 'minor' : level };
}
function derivationOf(id) {
	return derivation_BY_ID.get(id);
}
const DERIVED_IDS = [...derivation_BY_ID.keys()];

var dist = __webpack_require__(38815);
var schemas = __webpack_require__(88343);
var iso = __webpack_require__(64377);
var rule_info = __webpack_require__(50238);
var user_error = __webpack_require__(14343);
var comparison = __webpack_require__(96759);
var former_ids = __webpack_require__(47920);
var nearest = __webpack_require__(35112);
; 
function patternOf(pattern) {
	const signs = path_pattern_signsOf(pattern);
	return path => matches(signs, path);
}
function path_pattern_signsOf(pattern) {
	const signs = [];
	for (let i = 0; i < pattern.length; i += 1) {
		const sign = pattern[i];
		if (sign === '\\' && i + 1 < pattern.length) {
			i += 1;
			signs.push({ is: 'one', sign: pattern[i] });
		}
		else if (sign !== '*')
			signs.push({ is: 'one', sign });
		else if (signs.at(-1)?.is === 'part' && pattern[i - 1] === '*')
			signs[signs.length - 1] = { is: 'parts' };
		else if (signs.at(-1)?.is !== 'parts')
			signs.push({ is: 'part' });
	}
	return signs;
}
function matches(signs, path) {
	let reached = new Set([0]);
	for (let i = 0; i <= path.length && reached.size > 0; i += 1) {
		for (const at of reached)
			if (signs[at] !== undefined && signs[at].is !== 'one')
				reached.add(at + 1);
		if (i === path.length)
			break;
		const next = new Set();
		for (const at of reached) {
			const sign = signs[at];
			if (sign === undefined)
				continue;
			if (sign.is === 'one' && sign.sign === path[i])
				next.add(at + 1);
			else if (sign.is === 'parts' || (sign.is === 'part' && path[i] !== '/'))
				next.add(at);
		}
		reached = next;
	}
	return reached.has(signs.length);
}

; 










const IGNORE_FILE = '.refdata-ignore.yml';
const MAX_EXCEPTIONS = 10_000;
const MAX_YAML_ALIASES = 100;
const REMEDY = $said('Write a list of exceptions, each with `reason`, `expires` (2026-12-31), and either `fingerprint`, or `rule` and `path`, `paths` or `module`.');
const exceptionSchema = schemas .rej({
	fingerprint: schemas .YjP()
		.regex(/^[0-9a-f]{16}$/)
		.optional(),
	rule: schemas .YjP().min(1).transform(former_ids .Tb).optional(),
	path: schemas .YjP().min(1).optional(),
	paths: schemas .YjP().min(1).optional(),
	module: schemas .YjP().min(1).optional(),
	reason: schemas .YjP().trim().min(1),
	expires: iso .p6(),
})
	.refine(({ fingerprint, rule, path, paths, module }) => {
	const places = [path, paths, module].filter(each => each !== undefined).length;
	return fingerprint === undefined
		? rule !== undefined && places === 1
		: rule === undefined && places === 0;
});
function parseExceptions(text, file) {
	const document = (0,dist .Tp)(text, { schema: 'failsafe', customTags: [] });
	const lineOf = (offset) => text.slice(0, offset).split('\n').length;
	const [broken] = document.errors;
	if (broken) {
		const message = $said`${file}:${lineOf(broken.pos[0])} is not YAML: ${broken.message.split('\n')[0]}`;
		throw new user_error .y(message, REMEDY);
	}
	let data;
	try {
		data = document.toJS({ maxAliasCount: MAX_YAML_ALIASES });
	}
	catch (cause) {
		throw new user_error .y($said`${file} cannot be read: ${cause.message}.`, REMEDY, { cause });
	}
	if (data === null || data === undefined)
		return [];
	const placeOf = (i) => {
		const node = document.getIn([i], true);
		return { file, line: lineOf(node?.range?.[0] ?? 0) };
	};
	const parsed = schemas .YOg(exceptionSchema).max(MAX_EXCEPTIONS).safeParse(data);
	if (parsed.success)
		return parsed.data.map((exception, i) => ({ ...exception, place: placeOf(i) }));
	const findings = parsed.error.issues.map((issue) => {
		const [i] = issue.path;
		const place = typeof i === 'number' ? placeOf(i) : { file, line: 1 };
		return { rule: 'config', level: 'error', message: sentence(issue), remedy: REMEDY, place };
	});
	throw new user_error .y($said`${file} has mistakes.`, REMEDY, { findings });
}
function sentence(issue) {
	const [i, ...keys] = issue.path;
	if (i === undefined)
		return issue.code === 'too_big' ? $said`There are more than ${MAX_EXCEPTIONS} exceptions.` : $said('It is no list.');
	if (issue.code === 'unrecognized_keys')
		return $said`An exception has no key ${issue.keys.join(', ')}.`;
	if (keys.length === 0)
		return issue.code === 'custom'
			? $said('An exception needs either `fingerprint`, or `rule` with one of `path`, `paths` and `module`.')
			: $said('An exception is a map.');
	const key = `\`${keys.join('.')}\``;
	if (issue.code === 'invalid_type')
		return issue.message.includes('received undefined') ? $said`${key} is missing.` : $said`${key} must be a text.`;
	if (issue.code === 'too_small')
		return $said`${key} is empty.`;
	return keys[0] === 'expires'
		? $said('`expires` is no day, such as 2026-12-31.')
		: $said('`fingerprint` is none: copy the sixteen digits and letters from a report.');
}
function except(changes, exceptions, today) {
	const findings = [];
	const excepted = new Set();
	const tell = (rule, message, place) => findings.push((0,rule_info .h)(rule, message, IGNORE_FILE, place));
	for (const exception of exceptions) {
		const { place, rule, expires } = exception;
		const what = nameOfException(exception);
		if (rule !== undefined && !changeRule(rule)) {
			const [near] = (0,nearest .p)(rule, CHANGE_IDS);
			tell(comparison .H8, $said`There is no kind of change ${rule}.${near ? $said` Did you mean ${near}?` : ''}`, place);
		}
		else if (expires < today) {
			tell(comparison .AL, $said`The exception for ${what} expired on ${expires}.`, place);
		}
		else {
			const isPattern = exception.path?.includes('*') === true;
			const meant = changes.filter(meaning(exception));
			for (const change of meant)
				excepted.add(change);
			if (meant.length === 0)
				tell(isPattern ? { ...comparison .$T, remedy: AS_PATTERN } : comparison .$T, isPattern
					? $said`The exception for ${what} excepts nothing: \`path\` is one path, and \`paths\` takes a pattern.`
					: $said`The exception for ${what} excepts nothing.`, place);
		}
	}
	return {
		changes: changes.filter(change => !excepted.has(change)),
		excepted: [...excepted],
		findings,
	};
}
const AS_PATTERN = $said('Write `paths` in place of `path`, or remove it.');
function nameOfException({ fingerprint, rule, path, paths, module }) {
	return fingerprint ?? $said`${rule} at ${path ?? paths ?? module}`;
}
function meaning({ fingerprint, rule, path, paths, module }) {
	if (fingerprint !== undefined)
		return change => change.fingerprint === fingerprint;
	if (path !== undefined)
		return change => change.rule === rule && change.path === path;
	if (paths !== undefined) {
		const isLike = patternOf(paths);
		return change => change.rule === rule && isLike(change.path);
	}
	return change => {
		const [list, name] = (0,json_pointer .eC)(change.path);
		return change.rule === rule && list === 'modulos' && name === module;
	};
}

; 
function entriesIn({ files, packages, registro }) {
	const { sintaxe, embutidas, modulos, comandos, erros } = files;
	const { reservadas, contextuais, operadores, verbos_http, regras } = sintaxe;
	const lists = [reservadas, contextuais, operadores, verbos_http, regras, embutidas.funcoes, erros.codigos];
	let count = packages?.packages.size ?? Object.keys(registro?.pacotes ?? {}).length;
	for (const list of lists)
		count += list.length;
	for (const { simbolos } of modulos.modulos)
		count += 1 + simbolos.length;
	for (const grupo of comandos.grupos)
		count += grupo.comandos.length;
	return count;
}

; 
const FAIL_ON = ['major', 'unbumped', 'any', 'none'];
function failsBy(failOn, level) {
	return (failOn === 'any' && level !== 'none') || (failOn === 'major' && level === 'major');
}

var media_type = __webpack_require__(89459);
; 




const FIRST_ERROR = 400;
const answers_BY_KIND = {
	added: respostaCampoAdded,
	removed: respostaCampoRemoved,
	optional: respostaCampoOptional,
	always: respostaCampoAlways,
	changed: respostaCampoChanged,
	narrowed: respostaCampoNarrowed,
	text: respostaTextChanged,
};
function* compareAnswers(old, now, name, spotOf) {
	if (!old.answers || !now.answers)
		return;
	const isWhole = [old, now].every(({ asks }) => asks && !asks.isMade);
	const [olds, nows] = [byStatus(old.answers.known), byStatus(now.answers.known)];
	const [wasOpen, isOpen] = [old.answers, now.answers].map(({ unread }) => unread.length > 0);
	for (const [status, before] of olds) {
		const after = nows.get(status);
		if (after) {
			const spotIn = (...inner) => spotOf(String(status), ...inner);
			yield* compareBodies(before, after, name, spotIn, isWhole);
			yield* compareHeaders(before, after, name, spotIn, isWhole);
		}
		else if (!isOpen || isWhole) {
			const rule = status < FIRST_ERROR ? respostaRemoved : respostaErroRemoved;
			yield removed(rule, spotOf(String(status)), name, status);
		}
	}
	for (const status of nows.keys())
		if (!olds.has(status) && (!wasOpen || isWhole))
			yield added(respostaAdded, spotOf(String(status)), name, status);
	const [others, otherNows] = [old, now].map(({ answers }) => byStatus(answers?.others ?? []));
	for (const [status, before] of others ?? []) {
		const after = otherNows?.get(status);
		if (after)
			yield* compareBodies(before, after, name, (...inner) => spotOf('others', ...inner), isWhole);
	}
	if (wasOpen !== isOpen) {
		const said = (open) => (open ? 'open' : 'closed');
		const rule = isOpen ? respostasOpened : respostasClosed;
		yield { rule, spot: spotOf('respostas'), name, before: said(wasOpen), after: said(isOpen) };
	}
}
function* compareHeaders(before, after, name, spotOf, isWhole) {
	const [olds, nows] = [headersOf(before), headersOf(after)];
	for (const [header, schema] of olds) {
		const now = nows.get(header);
		if (now)
			yield* compareValues([schema], [now], name, spotOf, ['headers', header], isWhole);
		else
			yield removed(respostaCabecalhoRemoved, spotOf('headers', header), name, header);
	}
	for (const header of nows.keys())
		if (!olds.has(header))
			yield added(respostaCabecalhoAdded, spotOf('headers', header), name, header);
}
function headersOf(answers) {
	return new Map(answers.flatMap(({ headers = [], headerSchemas = {} }) => headers.map(header => [header.toLowerCase(), headerSchemas[header] ?? {}])));
}
function* compareValues(before, after, name, spotOf, path, isWhole) {
	if (same(before, after))
		return;
	for (const { kind, path: at, before: one, after: other } of bodyChanges(before, after, path, isWhole))
		yield { rule: answers_BY_KIND[kind], spot: spotOf(...at), name, before: one, after: other };
}
function* compareBodies(before, after, name, spotOf, isWhole) {
	const [olds, nows] = [byMedia(before), byMedia(after)];
	const isKnown = ![...olds.keys(), ...nows.keys()].some(media => media.includes('*'));
	for (const [media, old] of olds) {
		const now = nows.get(media);
		if (!now) {
			if (isKnown)
				yield removed(respostaTipoRemoved, spotOf(media), name, media);
			continue;
		}
		yield* compareValues(answers_formsOf(old), answers_formsOf(now), name, spotOf, [], isWhole);
	}
	for (const media of nows.keys())
		if (isKnown && !olds.has(media))
			yield added(respostaTipoAdded, spotOf(media), name, media);
}
function byStatus(answers) {
	return answers_grouped(answers, ({ status }) => status);
}
function byMedia(answers) {
	return answers_grouped(answers, ({ media }) => media ?? 'nada');
}
function answers_formsOf(answers) {
	return answers.map(({ schema, shape }) => schema ?? shape?.schema ?? {});
}
function answers_grouped(answers, keyOf) {
	const groups = new Map();
	for (const answer of answers)
		groups.set(keyOf(answer), [...(groups.get(keyOf(answer)) ?? []), answer]);
	return groups;
}

; 




function* compareRequests(old, now, name, spotOf) {
	yield* compareAccess(accessOf(old), accessOf(now), name, spotOf('acesso'));
	if (!old.asks || !now.asks)
		return;
	yield* requests_compareParameters(old.asks, now.asks, name, spotOf);
	if (old.asks.isMade || now.asks.isMade)
		return;
	yield* compareNames(old.asks, now.asks, name, spotOf);
	yield* changed(rotaTextChanged, spotOf('descricao'), name, old.comment ?? '', now.comment ?? '');
}
function* compareBodyTypes(old, now, name, spotOf, isTold) {
	const [olds, nows] = [old, now].map(({ bodies }) => bodies.map(({ media }) => media));
	if (olds.length === 0 && nows.length > 0 && now.needsBody) {
		yield { rule: corpoRequired, spot: spotOf('body'), name, before: 'sometimes', after: 'always' };
		return;
	}
	if (![...olds, ...nows].some(media => media.includes('*'))) {
		for (const media of olds)
			if (!nows.includes(media))
				yield removed(corpoTipoRemoved, spotOf('body', media), name, media);
		for (const media of nows)
			if (!olds.includes(media))
				yield added(corpoTipoAdded, spotOf('body', media), name, media);
	}
	if (old.needsBody === now.needsBody || isTold || olds.length === 0 || nows.length === 0)
		return;
	const said = (needs) => (needs ? 'always' : 'sometimes');
	const rule = now.needsBody ? corpoRequired : corpoOptional;
	yield { rule, spot: spotOf('body'), name, before: said(old.needsBody), after: said(now.needsBody) };
}
function accessOf({ asks, auth, origin }) {
	if (asks)
		return asks.access;
	if (auth)
		return [auth.map(scheme => scheme.toLowerCase())];
	return origin === 'list' || origin === 'document' ? undefined : [];
}
function* compareAccess(old, now, name, spot) {
	if (!old || !now)
		return;
	const [olds, nows] = [old, now].map(ways => (ways.length === 0 ? [[]] : ways));
	const isEnough = (way, ways) => ways.some(other => other.every(word => way.includes(word)));
	const isTighter = !olds.every(way => isEnough(way, nows));
	const isLooser = !nows.every(way => isEnough(way, olds));
	if (!isTighter && !isLooser)
		return;
	const rule = !isLooser ? acessoTightened : !isTighter ? acessoLoosened : acessoChanged;
	yield { rule, spot, name, before: requests_shown(olds), after: requests_shown(nows) };
}
function requests_shown(ways) {
	return ways.map(way => (way.length === 0 ? 'nothing' : way.join(' and '))).join(', or ');
}
function* requests_compareParameters(old, now, name, spotOf) {
	for (const before of old.parameters) {
		const after = now.parameters.find(each => requests_nameOf(each) === requests_nameOf(before));
		if (!after)
			continue;
		const spot = spotOf(before.in, before.name);
		const [was, is] = [styleOf(before), styleOf(after)];
		if (was !== is && isMany(before) && isMany(after))
			yield { rule: parametroStyleChanged, spot, name, before: was, after: is };
		if (before.deprecated === after.deprecated || now.isMade)
			continue;
		const rule = after.deprecated ? validacaoDeprecated : validacaoUndeprecated;
		yield { rule, spot, name, before: null, after: null };
	}
}
function requests_nameOf({ in: place, name }) {
	return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}
function isMany({ schema }) {
	const types = [schema.type].flat();
	return types.includes('array') || types.includes('object');
}
function styleOf({ style, explode }) {
	return explode ? `${style}, exploded` : style;
}
function* compareNames(old, now, name, spotOf) {
	const id = spotOf('operacao');
	if (old.id === undefined && now.id !== undefined)
		yield added(operacaoIdAdded, id, name, now.id);
	else if (old.id !== undefined && now.id === undefined)
		yield removed(operacaoIdRemoved, id, name, old.id);
	else
		yield* changed(operacaoIdChanged, id, name, old.id, now.id);
	if (!old.deprecated && now.deprecated)
		yield added(rotaDeprecated, spotOf('deprecated'), name, 'deprecated');
	if (old.deprecated && !now.deprecated)
		yield removed(rotaUndeprecated, spotOf('deprecated'), name, 'deprecated');
	yield* changed(rotaTextChanged, spotOf('resumo'), name, old.title ?? '', now.title ?? '');
	const [was = [], is = []] = [old.tags, now.tags];
	if (!same(was, is))
		yield { rule: rotaTextChanged, spot: spotOf('tags'), name, before: was.join(', '), after: is.join(', ') };
}

; 








const ANY = '*';
const TARGETS = ['params', 'query', 'headers', 'cookies'];
const BY_NARROWING = {
	tightened: validacaoTightened,
	loosened: validacaoLoosened,
	changed: validacaoChanged,
	default: validacaoDefaultChanged,
	deprecated: validacaoDeprecated,
	undeprecated: validacaoUndeprecated,
	text: validacaoTextChanged,
};
function* compareRoutes(before, after) {
	const [olds, nows] = [byKey(before), byKey(after)];
	for (const [key, old] of olds) {
		const now = nows.get(key);
		if (now)
			yield* compareRoute(old, now);
		else if (!nows.has(anyMethod(key)))
			yield removed(rotaRemoved, compare_spotOf(old), compare_nameOf(old), compare_nameOf(old));
	}
	for (const [key, now] of nows)
		if (!olds.has(key) && !olds.has(anyMethod(key)))
			yield added(rotaAdded, compare_spotOf(now), compare_nameOf(now), compare_nameOf(now));
	yield* compareOverlaps([...olds.values()], [...nows.values()]);
}
function* compareRoute(given, now) {
	const spot = compare_spotOf(now);
	const name = compare_nameOf(now);
	const old = withParams(given, now.params);
	for (const [i, before] of given.params.entries()) {
		const after = now.params[i];
		if (after === undefined || after === before)
			continue;
		yield { rule: rotaParametroRenamed, spot: inside(spot, 'params', before), name, before, after };
	}
	if (old.certainty !== now.certainty) {
		const rule = now.certainty === 'sure' ? rotaBecameSure : rotaBecameConditional;
		yield { rule, spot, name, before: old.certainty, after: now.certainty };
	}
	for (const target of TARGETS)
		yield* compareValidations(name, target, old, now, spot);
	yield* compare_compareBodies(name, old, now, spot);
	yield* compareRequests(old, now, name, (...names) => inside(spot, ...names));
	yield* compareAnswers(old, now, name, (...names) => inside(spot, 'responses', ...names));
}
function* compareValidations(name, target, before, after, route) {
	const [olds, nows] = [schemasOf(before, target), schemasOf(after, target)];
	for (let i = 0; i < Math.max(olds.length, nows.length); i += 1) {
		const [old, now] = [olds[i], nows[i]];
		const spot = targetSpot(route, target);
		const isOpen = target !== 'body' && ((before.asks && after.asks) || !demands(old ?? now));
		if (old !== undefined && now !== undefined)
			yield* compareSchemas(name, target, old, now, spot);
		else if (isOpen)
			yield* compareSchemas(name, target, old ?? compare_without(now, target), now ?? compare_without(old, target), spot);
		else if (old === undefined)
			yield added(validacaoAdded, spot, name, now);
		else
			yield removed(validacaoRemoved, spot, name, old);
	}
}
function* compareSchemas(name, target, old, now, spot) {
	if (same(old, now))
		return;
	for (const { narrowing, path, before, after } of schemaChanges(old, now, { isText: target !== 'body' }))
		yield { rule: BY_NARROWING[narrowing], spot: inside(spot, ...path), name, before, after };
}
function* compare_compareBodies(name, old, now, route) {
	const [before, after] = [old.asks, now.asks];
	if (!before || !after) {
		yield* compareValidations(name, 'body', old, now, route);
		return;
	}
	const hasBoth = (firstJson(before) === undefined) === (firstJson(after) === undefined);
	const told = hasBoth ? [...compareValidations(name, 'body', old, now, route)] : [];
	yield* told;
	for (const { media, schema } of before.bodies) {
		const other = after.bodies.find(each => each.media === media);
		if (other && media !== firstJson(before) && media !== firstJson(after))
			yield* compareSchemas(name, 'body', schema, other.schema, inside(targetSpot(route, 'body'), media));
	}
	const isTold = told.some(({ rule }) => FIELDS_TOLD.has(rule));
	yield* compareBodyTypes(before, after, name, (...names) => inside(route, ...names), isTold);
}
const FIELDS_TOLD = new Set([
	validacaoAdded,
	validacaoRemoved,
	validacaoTightened,
	validacaoLoosened,
]);
function firstJson({ bodies }) {
	return bodies.find(({ media }) => (0,media_type .t6)(media))?.media;
}
function schemasOf({ validations, asks }, target) {
	if (target === 'cookies') {
		const own = asks?.parameters.filter(each => each.in === 'cookie') ?? [];
		const properties = Object.fromEntries(own.map(each => [each.name, each.schema]));
		const required = own.flatMap(each => (each.required ? [each.name] : []));
		return own.length === 0 ? [] : [{ type: 'object', properties, required }];
	}
	const schemas = validations.flatMap(each => (each.target === target ? [each.schema] : []));
	return target === 'headers' ? schemas.map(each => withKeys(each, key => key.toLowerCase())) : schemas;
}
function withKeys(schema, nameOfKey) {
	const { properties, required } = schema;
	return {
		...schema,
		...((0,json_object .G)(properties) && {
			properties: Object.fromEntries(Object.entries(properties).map(([key, each]) => [nameOfKey(key), each])),
		}),
		...(Array.isArray(required) && { required: required.map(key => nameOfKey(String(key))) }),
	};
}
function withParams(route, params) {
	const names = new Map(route.params.map((name, i) => [name, params[i] ?? name]));
	if ([...names].every(([name, other]) => name === other))
		return route;
	const nameOfKey = (key) => names.get(key) ?? key;
	const { validations, asks } = route;
	return {
		...route,
		validations: validations.map(each => each.target === 'params' ? { ...each, schema: withKeys(each.schema, nameOfKey) } : each),
		...(asks && {
			asks: {
				...asks,
				parameters: asks.parameters.map(each => each.in === 'path' ? { ...each, name: nameOfKey(each.name) } : each),
			},
		}),
	};
}
function demands(schema = {}) {
	const { required, additionalProperties } = schema;
	return (Array.isArray(required) && required.length > 0) || additionalProperties === false;
}
function compare_without(schema = {}, target) {
	const names = target === 'params' && (0,json_object .G)(schema.properties) ? Object.keys(schema.properties) : [];
	return {
		type: 'object',
		properties: Object.fromEntries(names.map(each => [each, { type: 'string' }])),
		required: names,
	};
}
function targetSpot(route, target) {
	const subject = `${route.head}#${target}`;
	return { ...inside(route, target), base: subject, head: subject };
}
function* compareOverlaps(before, after) {
	const [olds, nows] = [overlaps(before), overlaps(after)];
	for (const [key, [first, second]] of nows)
		if (!olds.has(key))
			yield added(rotaOverlapAdded, inside(compare_spotOf(second), 'overlap', compare_nameOf(first)), compare_nameOf(first), compare_nameOf(second));
	for (const [key, [first, second]] of olds)
		if (!nows.has(key))
			yield removed(rotaOverlapRemoved, inside(compare_spotOf(second), 'overlap', compare_nameOf(first)), compare_nameOf(first), compare_nameOf(second));
}
function overlaps(routes) {
	const found = new Map();
	const open = routes.filter(({ path }) => /[:*]/.test(path));
	for (const first of open) {
		for (const second of routes) {
			if (first === second || !meet(first, second))
				continue;
			const pair = [first, second].sort((a, b) => routes.indexOf(a) - routes.indexOf(b));
			found.set(pair.map(compare_keyOf).join('\0'), pair);
		}
	}
	return found;
}
function meet(a, b) {
	if (a.method !== b.method && a.method !== ANY && b.method !== ANY)
		return false;
	const [x, y] = [segments(a.path), segments(b.path)];
	for (let i = 0; i < Math.max(x.length, y.length); i += 1) {
		const [one, other] = [x[i], y[i]];
		if (one?.startsWith('*') || other?.startsWith('*'))
			return true;
		if (one === undefined || other === undefined)
			return false;
		if (one !== other && !one.startsWith(':') && !other.startsWith(':'))
			return false;
	}
	return true;
}
function byKey(routes) {
	const map = new Map();
	for (const route of routes)
		if (route.certainty !== 'unresolved' && !map.has(compare_keyOf(route)))
			map.set(compare_keyOf(route), route);
	return map;
}
function compare_keyOf({ method, path }) {
	const anonymous = segments(path).map(part => part.replace(/^([:*]).*$/, '$1'));
	return `${method} /${anonymous.join('/')}`;
}
function anyMethod(key) {
	return key.replace(/^\S+/, ANY);
}
function compare_nameOf({ method, path }) {
	return `${method} ${path}`;
}
function segments(path) {
	return path.split('/').filter(part => part !== '');
}
function compare_spotOf(route) {
	const name = compare_nameOf(route);
	return { path: name, base: name, head: name };
}
function inside(spot, ...names) {
	if (names.length === 0)
		return spot;
	return { ...spot, path: `${spot.path}${spot.path.includes('#') ? '/' : '#'}${names.join('/')}` };
}

; 


function routeChanges(before, after, policy = {}) {
	const placesOf = (routes) => {
		const places = new Map();
		for (const { method, path, place, validations } of routes) {
			const name = `${method} ${path}`;
			places.set(name, place);
			for (const { target, place: own } of validations)
				places.set(`${name}#${target}`, own);
		}
		return (subject) => places.get(subject) ?? places.get(subject.split('#')[0] ?? '') ?? null;
	};
	return toChanges(compareRoutes(before, after), policy, { base: placesOf(before), head: placesOf(after) });
}

; 

function tellRoutesApart(changes, before, after) {
	const [old, now] = [unresolved(before), unresolved(after)];
	const open = new Map();
	const sides = [
		['head', rotaRemoved.id, unmatched(now, old)],
		['base', rotaAdded.id, unmatched(old, now)],
	];
	const unknown = [];
	for (const [side, rule, routes] of sides) {
		unknown.push(...routes.map(({ method, path, place }) => ({
			path: `${method} ${path}`,
			side,
			place: { ...place },
			placeSide: side,
		})));
		const missed = changes.filter(change => change.rule === rule);
		if (missed.length > routes.length)
			continue;
		for (const change of missed)
			open.set(change, { path: change.path, side, place: change.place, placeSide: change.side });
	}
	return { changes: changes.filter(change => !open.has(change)), unknown: [...unknown, ...open.values()] };
}
function unresolved(routes) {
	return routes.filter(({ certainty }) => certainty === 'unresolved');
}
function unmatched(routes, others) {
	const left = others.map(open_routes_written);
	return routes.filter(route => {
		const i = left.indexOf(open_routes_written(route));
		if (i >= 0)
			left.splice(i, 1);
		return i < 0;
	});
}
function open_routes_written({ server, method, path }) {
	return `${server} ${method} ${path}`;
}

var version = __webpack_require__(8956);
; 



function judge({ before, after, level, changed, format }, scheme = versions_scheme .d) {
	const [old, now] = [scheme.parse(before), scheme.parse(after)];
	const bump = old && now && scheme.bumpBetween(old, now);
	if (scheme.takesAnything && bump === undefined) {
		const verdict = before !== after && changed ? 'bumped' : 'unchanged';
		const breaches = before === after && format ? [formatBreach($said`is still ${before}`)] : [];
		return { verdict, required: 'none', suggestion: null, breaches };
	}
	if (!now || !old || bump === undefined) {
		const [side, text] = now ? [$said('the base'), before] : [$said('the head'), after];
		const message = $said`\`versao\` of ${side} is "${text}", which is no version.`;
		const rule = now ? { ...comparison .Mf, level: 'warning' } : comparison .Mf;
		const breaches = [{ rule, message }];
		if (before === after && format)
			breaches.push(formatBreach($said`is still ${before}`));
		return { verdict: 'malformed', required: level, suggestion: null, breaches };
	}
	const way = $said`from ${before} to ${after}`;
	const stays = before === after ? $said`is still ${after}` : $said`went ${way}, which is the same version`;
	const required = scheme.required(level, old);
	const suggestion = required === 'none' ? null : (scheme.raised(old, required) ?? null);
	const judged = (verdict, rule, message = '') => ({
		verdict,
		required,
		suggestion,
		breaches: [
			...(rule ? [{ rule, message }] : []),
			...(format && bump === 'none' ? [formatBreach(stays)] : []),
		],
	});
	const due = $said`The changes are ${level}, so it has to be ${suggestion ?? $said('another one')} at least.`;
	const hint = scheme.settingFor(old, now);
	const otherwise = hint && SETTINGS[hint];
	const asked = otherwise ? `${due} ${otherwise}` : due;
	if (bump === 'decreased') {
		const back = $said`\`versao\` went back ${way}.`;
		return judged('decreased', comparison .zr, otherwise ? `${back} ${otherwise}` : back);
	}
	if (!(0,version .LP)(bump, required)) {
		return bump === 'none'
			? judged('not-bumped', comparison .jp, $said`\`versao\` ${stays}. ${asked}`)
			: judged('bumped-too-little', comparison .An, $said`\`versao\` went ${way}. ${asked}`);
	}
	if (bump === 'none')
		return judged('unchanged');
	if (changed)
		return judged('bumped');
	return judged('bumped-without-change', comparison .K3, $said`\`versao\` went ${way}, and nothing changed.`);
}
const SETTINGS = {
	calver: $said('If versions are dates here, let refdata.yml say so (`check: { versions: { format: calver } }`): any later one is enough then.'),
	pep440: $said("If versions are those of Python's packages, let refdata.yml say so (`check: { versions: { format: pep440 } }`): this one is later then."),
	'first-two': $said('If the second number says that programs can break, let refdata.yml say so (`check: { versions: { breaks: first-two } }`).'),
};
function formatBreach(stays) {
	return {
		rule: comparison .UX,
		message: $said`The format of the files changed, and \`versao\` ${stays}.`,
	};
}

; 



















 }),

 70863:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   _: () => (  firstCommit)
 });
 var _git_js$m0 = __webpack_require__(36367);

async function firstCommit(folder, names) {
	const asked = names.filter(name => !/[\0\n]/.test(name));
	const input = asked.map(name => `${name}^{commit}\n${name}^{tree}\n`).join('');
	const { stdout } = await (0,_git_js$m0  .lX)(folder, ['cat-file', '--batch-check=%(objectname) %(objecttype)'], {
		input,
	});
	const answers = stdout.split('\n');
	const at = asked.findIndex((_, i) => answers[2 * i]?.endsWith(' commit') && answers[2 * i + 1]?.endsWith(' tree'));
	return at < 0
		? undefined
		: { name: asked[at], id: answers[2 * at].split(' ', 1)[0] };
}


 }),

 53353:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   D: () => (  webAddress),
   K: () => (  folderSupply)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _git_first_commit_js$m1 = __webpack_require__(70863);
 var _git_git_js$m2 = __webpack_require__(36367);
 var _git_repository_address_js$m3 = __webpack_require__(74906);
 var _git_repository_at_js$m4 = __webpack_require__(54569);
 var _git_short_commit_js$m5 = __webpack_require__(97595);
 var _git_repository_js$m6 = __webpack_require__(27573);
 var _repository_js$m7 = __webpack_require__(5629);








const GITHUB = 'https://github.com';
function folderSupply(folders, serverUrl = GITHUB) {
	const meantNow = new Map();
	return {
		given: [...folders.keys()],
		async get(wanted) {
			const { name, text, moment } = wanted;
			const folder = folders.get(name);
			if (folder === undefined)
				throw noFolder(wanted, serverUrl);
			if (moment === 'now')
				meantNow.set(name, text);
			return moment === 'now' || meantNow.get(name) === text || (0,_git_repository_at_js$m4  .u)(text).ref === ''
				? asItIs(folder, wanted, serverUrl)
				: atCommit(folder, wanted, serverUrl);
		},
	};
}
async function asItIs(folder, wanted, server) {
	const { name, text, sourceLimitMib } = wanted;
	const repository = opened(folder, wanted);
	const { ref } = (0,_git_repository_at_js$m4  .u)(text);
	const { commit, modified } = await (0,_git_git_js$m2  .f7)(folder);
	const meant = ref === '' ? commit : await commitIn(folder, ref);
	const isMeant = commit !== null && commit === meant && !modified;
	const state = commit === null ? $said('no clone') : $said`commit ${(0,_git_short_commit_js$m5  .A)(commit)}${modified ? $said(', with changes') : ''}`;
	const remark = $said`${name} is read from ${folder} (${state}), and refdata.yml names ${text}.`;
	return {
		repository: sourceLimitMib === undefined ? repository : (0,_repository_js$m7  .h_)(folder, sourceLimitMib),
		folder,
		commit,
		modified,
		address: webAddress(text, server),
		...(!isMeant && ref !== '' && { remark }),
	};
}
function opened(folder, { name }) {
	try {
		return (0,_repository_js$m7  .h_)(folder);
	}
	catch (cause) {
		if (!(cause instanceof _findings_user_error_js$m0  .y))
			throw cause;
		throw new _findings_user_error_js$m0  .y(cause.message, $said`Correct --repository ${name}=….`, { cause });
	}
}
async function atCommit(folder, wanted, server) {
	const { name, text, sourceLimitMib } = wanted;
	opened(folder, wanted);
	const { ref } = (0,_git_repository_at_js$m4  .u)(text);
	const commit = await commitIn(folder, ref);
	if (commit === undefined)
		throw new _findings_user_error_js$m0  .y($said`${name} was ${text} then, and ${folder} has no commit ${ref}.`, $said`Fetch it: git -C ${folder} fetch --depth 1 origin ${ref}:refs/refdata/${ref}.`);
	const prefix = (await (0,_git_git_js$m2  .lX)(folder, ['rev-parse', '--show-prefix'])).stdout.trim().replace(/\/$/, '');
	const repository = (0,_git_repository_js$m6  .C)(folder, commit, prefix, sourceLimitMib);
	return { repository, commit, modified: false, address: webAddress(text, server) };
}
async function commitIn(folder, ref) {
	const names = [`refs/tags/${ref}`, `refs/remotes/origin/${ref}`, `refs/refdata/${ref}`, ref];
	return (await (0,_git_first_commit_js$m1  ._)(folder, names))?.id;
}
function noFolder({ name, text }, server) {
	const { repository, ref } = (0,_git_repository_at_js$m4  .u)(text);
	const address = (0,_git_repository_address_js$m3  .n6)(repository, server).href;
	const isId = /^[0-9a-f]{40,64}$/i.test(ref);
	const get = ref === '' || isId
		? `git clone ${address} ../${name}${isId ? ` && git -C ../${name} checkout ${ref}` : ''}`
		: `git clone --depth 1 --branch ${ref} ${address} ../${name}`;
	return new _findings_user_error_js$m0  .y($said`${name} (${text}) is another repository, and nothing says where it is on this machine.`, $said`Get it with \`${get}\`, and name its folder: --repository ${name}=../${name}.`);
}
function webAddress(text, server) {
	const url = (0,_git_repository_address_js$m3  .n6)((0,_git_repository_at_js$m4  .u)(text).repository, server);
	return url.protocol === 'file:' ? undefined : url.href.replace(/(?:\.git)?\/*$/, '');
}


 }),

 27573:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  C: () => (  openCommit)
});

var external_node_path_ = __webpack_require__(76760);
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var stats = __webpack_require__(15368);
var git = __webpack_require__(36367);
; 





const OBJECT = /^oid sha256:([0-9a-f]{64})\nsize (\d+)$/m;
class LfsStore {
	folder;
	objects;
	constructor(folder) {
		this.folder = folder;
	}
	contentOf(pointer, maxBytes) {
		const [, id = '', size] = OBJECT.exec(Buffer.from(pointer).toString('latin1')) ?? [];
		if (id === '' || Number(size) > maxBytes)
			return undefined;
		this.objects ??= this.locate();
		const file = (0,external_node_path_.join)(this.objects, id.slice(0, 2), id.slice(2, 4), id);
		if ((0,stats .L)(file)?.size !== Number(size))
			return undefined;
		const bytes = (0,external_node_fs_.readFileSync)(file);
		return (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex') === id ? bytes : undefined;
	}
	fetching(commit) {
		const remotes = this.told(['remote']).split('\n');
		const remote = remotes.includes('origin') ? 'origin' : remotes[0];
		return remote ? `git lfs fetch ${remote} ${commit}` : undefined;
	}
	locate() {
		const common = this.told(['rev-parse', '--path-format=absolute', '--git-common-dir']);
		return (0,external_node_path_.join)((0,external_node_path_.resolve)(common, this.told(['config', '--get', 'lfs.storage']) || 'lfs'), 'objects');
	}
	told(args) {
		return (0,git .or)(this.folder, args).stdout.toString('utf8').trim();
	}
}

var lfs_pointer = __webpack_require__(29);
var git_tree = __webpack_require__(98182);
var repository = __webpack_require__(5629);
; 





const MAX_LINKS = 40;
const ROOT = (0,external_node_path_.resolve)('/refdata-tree');
function openCommit(gitFolder, commit, folder, sourceLimitMib = repository .fb, clone = gitFolder) {
	const tree = git_tree .x.open(gitFolder, commit, folder);
	return new CommitRepository(tree, commit, new LfsStore(clone), sourceLimitMib * repository .B5);
}
class CommitRepository {
	tree;
	commit;
	lfs;
	maxBytes;
	constructor(tree, commit, lfs, maxBytes) {
		this.tree = tree;
		this.commit = commit;
		this.lfs = lfs;
		this.maxBytes = maxBytes;
	}
	read(path) {
		return (0,repository .D4)(this.readBytes(path), path);
	}
	readBytes(path) {
		if ((0,repository .FQ)(path))
			throw (0,repository .qY)(path);
		const real = this.follow(path);
		if (real === OUTSIDE)
			throw (0,repository .qY)(path);
		const entry = real === undefined ? undefined : this.tree.entries.get(real);
		if (real === undefined || !entry) {
			if (real !== undefined && this.tree.folders.has(real))
				throw (0,repository .lQ)(path);
			if (real === undefined)
				throw (0,repository .yC)(path, true);
			if (this.tree.entries.get(path)?.kind === 'link')
				throw (0,repository .yC)(path, false);
			throw this.inSubmodule(path) ?? (0,repository .LO)(path, pattern => this.glob(pattern));
		}
		if (entry.bytes > this.maxBytes)
			throw (0,repository .g$)(path, entry.bytes, this.maxBytes);
		const bytes = this.tree.bytesOf(real);
		if (!(0,lfs_pointer .NS)(bytes))
			return bytes;
		const content = this.lfs.contentOf(bytes, this.maxBytes);
		if (content !== undefined)
			return content;
		throw (0,repository .FW)(path, { git: this.lfs.fetching(this.commit) });
	}
	inSubmodule(path) {
		for (const [submodule, id] of this.tree.absent)
			if (path.startsWith(`${submodule}/`))
				return new repository .ie('source-missing', path, $said`${path} is in the submodule ${submodule}, whose commit ${id.slice(0, 9)} is not here.`, $said`Check out with submodules and enough history (submodules: true, fetch-depth: 0), or fetch it (git -C ${submodule} fetch origin ${id}).`);
		return undefined;
	}
	isFile(path) {
		if ((0,repository .FQ)(path))
			return false;
		const real = this.follow(path);
		return real !== undefined && real !== OUTSIDE && this.tree.entries.has(real);
	}
	glob(pattern) {
		const found = (0,repository .wh)(ROOT, pattern, path => this.isFile(path), this.fileSystem());
		const hidden = found.length > 0 ? undefined : this.inSubmodule(`${(0,repository .CP)(pattern)}/`);
		if (hidden)
			throw hidden;
		return found;
	}
	follow(path) {
		let ahead = path.split('/');
		const way = [];
		for (let links = 0; ahead.length > 0;) {
			const [segment = '', ...rest] = ahead;
			ahead = rest;
			if (segment === '' || segment === '.')
				continue;
			if (segment === '..') {
				if (way.length === 0)
					return OUTSIDE;
				way.pop();
				continue;
			}
			const here = [...way, segment].join('/');
			if (this.tree.entries.get(here)?.kind !== 'link') {
				way.push(segment);
				continue;
			}
			links += 1;
			if (links > MAX_LINKS)
				return undefined;
			const target = this.tree.bytesOf(here).toString('utf8');
			if (target.startsWith('/'))
				return OUTSIDE;
			ahead = [...target.split('/'), ...ahead];
		}
		return way.join('/');
	}
	fileSystem() {
		const entriesOf = (folder) => {
			const inside = (0,external_node_path_.relative)(ROOT, (0,external_node_path_.resolve)(ROOT, folder)).split(external_node_path_.sep).join('/');
			const names = this.tree.folders.get(inside);
			if (!names)
				throw Object.assign(new Error($said`no folder ${inside}`), { code: 'ENOENT' });
			return [...names].map(name => {
				const entry = this.tree.entries.get(inside === '' ? name : `${inside}/${name}`);
				return {
					name,
					isFile: () => entry?.kind === 'file',
					isDirectory: () => entry === undefined,
					isSymbolicLink: () => entry?.kind === 'link',
				};
			});
		};
		return { readdirSync: entriesOf };
	}
}
const OUTSIDE = Symbol('outside');


 }),

 98182:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   x: () => (  GitTree)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _findings_user_error_js$m2 = __webpack_require__(14343);
 var _git_git_js$m3 = __webpack_require__(36367);




const MAX_AHEAD_FILES = 500;
const MAX_AHEAD_BYTES = 8 * 1024 * 1024;
class GitTree {
	repository;
	entries = new Map();
	folders = new Map();
	absent = new Map();
	read = new Map();
	constructor(repository) {
		this.repository = repository;
	}
	static open(repository, commit, folder) {
		const tree = new GitTree(repository);
		const object = folder === '' ? commit : `${commit}:${folder}`;
		const { code, stdout, stderr } = (0,_git_git_js$m3  .or)(repository, [
			'ls-tree',
			'-r',
			'-z',
			'-l',
			'--full-tree',
			object,
		]);
		if (code !== 0) {
			if ((0,_git_git_js$m3  .or)(repository, ['cat-file', '-e', `${commit}^{tree}`]).code === 0)
				return tree;
			throw new _findings_user_error_js$m2  .y($said`The files of ${commit} cannot be read: ${stderr.trim()}.`, $said('Fetch the commit with its files (git fetch origin <commit>).'));
		}
		const submodules = new Map();
		for (const line of stdout.toString('utf8').split('\0'))
			tree.add(line, submodules);
		if (submodules.size > 0)
			tree.addSubmodules(submodules, folder);
		return tree;
	}
	bytesOf(path) {
		const entry = this.entries.get(path);
		if (!entry)
			throw new Error($said`${path} is not in the tree`);
		if (!this.read.has(entry.id))
			this.readAhead(path, entry);
		const bytes = this.read.get(entry.id);
		if (bytes)
			return bytes;
		throw new _findings_user_error_js$m2  .y($said`git does not have the content of ${path} here.`, $said('Fetch it: a clone that leaves out file contents (--filter) cannot be compared with.'));
	}
	add(line, submodules) {
		const [, mode, type, id = '', size = '', path = ''] = /^(\d+) (\w+) ([0-9a-f]+) +(\S+)\t(.*)$/s.exec(line) ?? [];
		if (type === 'commit')
			submodules.set(path, id);
		if (type !== 'blob')
			return;
		const { repository } = this;
		this.put(path, { kind: mode === '120000' ? 'link' : 'file', id, bytes: Number(size), repository });
	}
	addSubmodules(submodules, folder) {
		const { stdout } = (0,_git_git_js$m3  .or)(this.repository, ['rev-parse', '--show-toplevel']);
		const root = stdout.toString('utf8').trim();
		for (const [path, id] of submodules) {
			const place = (0,node_path$m1.join)(root, folder, path);
			if (root === '' || !isRepositoryIn(root, place) || !hasCommit(place, id)) {
				this.absent.set(path, id);
				continue;
			}
			const inner = GitTree.open(place, id, '');
			for (const [name, entry] of inner.entries)
				this.put(`${path}/${name}`, entry);
			for (const [name, missing] of inner.absent)
				this.absent.set(`${path}/${name}`, missing);
		}
	}
	put(path, entry) {
		this.entries.set(path, entry);
		for (let child = path; child !== '';) {
			const slash = child.lastIndexOf('/');
			const folder = child.slice(0, Math.max(0, slash));
			const names = this.folders.get(folder) ?? new Set();
			const known = names.has(child.slice(slash + 1));
			names.add(child.slice(slash + 1));
			this.folders.set(folder, names);
			if (known)
				break;
			child = folder;
		}
	}
	readAhead(path, entry) {
		const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
		const extension = /\.[^./]*$/.exec(path)?.[0] ?? '';
		const wanted = new Map([[entry.id, entry.bytes]]);
		let bytes = entry.bytes;
		for (const name of this.folders.get(folder) ?? []) {
			if (wanted.size >= MAX_AHEAD_FILES)
				break;
			if (!name.endsWith(extension))
				continue;
			const other = this.entries.get(folder === '' ? name : `${folder}/${name}`);
			if (!other || other.repository !== entry.repository)
				continue;
			if (wanted.has(other.id) || this.read.has(other.id))
				continue;
			if (bytes + other.bytes > MAX_AHEAD_BYTES)
				continue;
			bytes += other.bytes;
			wanted.set(other.id, other.bytes);
		}
		const input = [...wanted.keys()].map(id => `${id}\n`).join('');
		const { stdout } = (0,_git_git_js$m3  .or)(entry.repository, ['cat-file', '--batch'], input);
		for (let at = 0; at < stdout.length;) {
			const end = stdout.indexOf(0x0a, at);
			const [id = '', kind, size] = stdout.subarray(at, end).toString('latin1').split(' ');
			at = end + 1;
			if (kind !== 'blob')
				continue;
			this.read.set(id, stdout.subarray(at, at + Number(size)));
			at += Number(size) + 1;
		}
	}
}
function isRepositoryIn(root, place) {
	if (!(0,node_fs$m0.existsSync)((0,node_path$m1.join)(place, '.git')))
		return false;
	return (0,node_fs$m0.realpathSync)(place).startsWith((0,node_fs$m0.realpathSync)(root) + node_path$m1.sep);
}
function hasCommit(repository, id) {
	return (0,_git_git_js$m3  .or)(repository, ['cat-file', '-e', `${id}^{tree}`]).code === 0;
}


 }),

 99657:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   ZO: () => (  ObservedRepository),
   ol: () => (  digestOf),
   v9: () => (  holds)
 });
 var node_crypto$m0 = __webpack_require__(77598);
 var _repository_js$m1 = __webpack_require__(5629);


class ObservedRepository {
	inner;
	reads = new Map();
	probes = new Map();
	globs = new Map();
	isRepeatable = true;
	constructor(inner) {
		this.inner = inner;
	}
	get others() {
		return this.inner.others;
	}
	read(path) {
		return (0,_repository_js$m1  .D4)(this.readBytes(path), path);
	}
	readBytes(path) {
		return this.noticing(this.reads, path, () => this.inner.readBytes(path), digestOf);
	}
	isFile(path) {
		const answer = this.inner.isFile(path);
		this.keep(this.probes, path, answer);
		return answer;
	}
	glob(pattern) {
		return this.noticing(this.globs, pattern, () => this.inner.glob(pattern), digestOfPaths);
	}
	watching(programs) {
		return {
			...programs,
			run: args => {
				this.isRepeatable = false;
				return programs.run(args);
			},
		};
	}
	observations() {
		const { reads, probes, globs, isRepeatable } = this;
		return { reads: [...reads], probes: [...probes], globs: [...globs], isRepeatable };
	}
	keep(answers, asked, answer) {
		if (answers.has(asked) && answers.get(asked) !== answer)
			this.isRepeatable = false;
		answers.set(asked, answer);
	}
	noticing(answers, asked, ask, digest) {
		try {
			const answer = ask();
			this.keep(answers, asked, digest(answer));
			return answer;
		}
		catch (error) {
			if (error instanceof _repository_js$m1  .ie)
				this.keep(answers, asked, digestOfRefusal(error));
			throw error;
		}
	}
}
function holds({ reads, probes, globs }, repository) {
	return (globs.every(([pattern, digest]) => answered(() => digestOfPaths(repository.glob(pattern))) === digest) &&
		probes.every(([path, isFile]) => repository.isFile(path) === isFile) &&
		reads.every(([path, digest]) => answered(() => digestOf(repository.readBytes(path))) === digest));
}
function answered(digest) {
	try {
		return digest();
	}
	catch (error) {
		if (error instanceof _repository_js$m1  .ie)
			return digestOfRefusal(error);
		throw error;
	}
}
function digestOfPaths(paths) {
	return digestOf(paths.join('\0'));
}
function digestOfRefusal({ rule, message, remedy }) {
	return `refused ${digestOf(JSON.stringify([rule, message, remedy]))}`;
}
function digestOf(content) {
	return (0,node_crypto$m0.createHash)('sha256').update(content).digest('hex');
}


 }),

 6112:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   AM: () => (  configurationIn),
   Nu: () => (  actualConfig),
   PW: () => (  folderWithConfig),
   Z9: () => (  loadConfig),
   f8: () => (  mistakesIn)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _config_config_js$m2 = __webpack_require__(13197);
 var _drift_index_js$m3 = __webpack_require__(60921);
 var _findings_change_level_js$m4 = __webpack_require__(83152);
 var _findings_refusal_js$m5 = __webpack_require__(88719);
 var _findings_user_error_js$m6 = __webpack_require__(14343);
 var _git_left_out_js$m7 = __webpack_require__(34719);
 var _repository_readable_js$m8 = __webpack_require__(13521);
 var _repository_repository_js$m9 = __webpack_require__(5629);
 var _rules_catalogue_js$m10 = __webpack_require__(12531);
 var _text_lfs_pointer_js$m11 = __webpack_require__(29);
 var _text_nearest_js$m12 = __webpack_require__(35112);













const CONFIG_NAME = 'refdata.yml';
const OTHER_NAME = 'refdata.yaml';
const MAX_SLIP = 0.25;
const MAX_LEVELS = 20;
function actualConfig(path) {
	const other = (0,node_path$m1.join)((0,node_path$m1.dirname)(path), OTHER_NAME);
	return (0,node_path$m1.basename)(path) === CONFIG_NAME && !(0,node_fs$m0.existsSync)(path) && (0,node_fs$m0.existsSync)(other) ? other : path;
}
function yamlBeside(path) {
	try {
		return (0,node_fs$m0.readdirSync)((0,node_path$m1.dirname)(path)).filter(name => /\.ya?ml$/i.test(name));
	}
	catch {
		return [];
	}
}
function folderWithConfig(from) {
	let folder = from;
	for (let level = 0; level < MAX_LEVELS; level += 1) {
		if ([CONFIG_NAME, OTHER_NAME].some(name => (0,node_fs$m0.existsSync)((0,node_path$m1.join)(folder, name))))
			return folder;
		if ((0,node_fs$m0.existsSync)((0,node_path$m1.join)(folder, '.git')) || (0,node_path$m1.dirname)(folder) === folder)
			return undefined;
		folder = (0,node_path$m1.dirname)(folder);
	}
	return undefined;
}
function loadConfig(path, shown) {
	return checkedConfig(read(path, shown), shown);
}
function checkedConfig(text, shown) {
	const loaded = (0,_config_config_js$m2  .o4)(text, shown);
	checkRuleIds(loaded, shown);
	return loaded;
}
function mistakesIn(text, shown = CONFIG_NAME) {
	try {
		checkedConfig(text, shown);
		return [];
	}
	catch (error) {
		if (!(error instanceof _findings_user_error_js$m6  .y))
			throw error;
		return (0,_findings_user_error_js$m6  .J)(error);
	}
}
function configurationIn(repository, path) {
	return checkedConfig((0,_repository_readable_js$m8  .$4)(repository, path), path);
}
function read(path, shown) {
	let bytes;
	try {
		const stats = (0,node_fs$m0.statSync)(path);
		const { size } = stats;
		if (!stats.isFile() && !stats.isDirectory() && !/^\/dev\/(?:fd\/|stdin$)/.test(path))
			throw new _findings_user_error_js$m6  .y($said`${shown} is no file: a pipe or a device stands there.`, $said('Name a file that can be read with --config.'));
		if (size > _config_config_js$m2  .GW)
			throw new _findings_user_error_js$m6  .y($said`${shown} has ${size} bytes; the limit is ${_config_config_js$m2  .GW}.`, $said('Move data into files of their own and name them with `data`.'));
		bytes = (0,node_fs$m0.readFileSync)(path);
		if ((0,_text_lfs_pointer_js$m11  .NS)(bytes))
			throw (0,_repository_repository_js$m9  .FW)(shown);
	}
	catch (cause) {
		if (cause instanceof _findings_user_error_js$m6  .y)
			throw cause;
		if (cause instanceof _repository_repository_js$m9  .ie)
			throw new _findings_user_error_js$m6  .y(cause.message, cause.remedy, { cause });
		const { code } = cause;
		const submodule = code === 'ENOENT' ? (0,_git_left_out_js$m7  .ip)((0,node_path$m1.dirname)(path), (0,node_path$m1.basename)(path)) : undefined;
		if (submodule !== undefined)
			throw new _findings_user_error_js$m6  .y($said`There is no ${shown}: it is in the submodule ${submodule}, which was not checked out.`, _git_left_out_js$m7  .kO, { cause });
		const [near] = code === 'ENOENT' ? (0,_text_nearest_js$m12  .p)((0,node_path$m1.basename)(path), yamlBeside(path), 1, MAX_SLIP) : [];
		if (near !== undefined)
			throw new _findings_user_error_js$m6  .y($said`There is no ${shown}${shown === CONFIG_NAME ? $said` in ${(0,node_path$m1.dirname)(path)}` : ''}.`, $said`There is ${near}: name that with --config, or call it ${(0,node_path$m1.basename)(path)}.`, { cause });
		if (code === 'ENOENT')
			throw new _findings_user_error_js$m6  .y($said`There is no ${shown}${shown === CONFIG_NAME ? $said` in ${(0,node_path$m1.dirname)(path)}` : ''}.`, $said('Let `refdata init` write a first one, or name yours with --config, or the folder that it is in with --repo.'), { cause });
		throw new _findings_user_error_js$m6  .y($said`${shown} cannot be read: ${(0,_findings_refusal_js$m5  .A)(cause) ?? cause.message}.`, $said('Name a file that can be read with --config.'), { cause });
	}
	try {
		return (0,_repository_repository_js$m9  .D4)(bytes, shown);
	}
	catch (cause) {
		if (!(cause instanceof _repository_repository_js$m9  .ie))
			throw cause;
		throw new _findings_user_error_js$m6  .y(cause.message, cause.remedy, { cause });
	}
}
function checkRuleIds({ config, placeOf }, file) {
	const findings = Object.entries(config.rules ?? {}).flatMap(([id, setting]) => {
		const message = problemOf(id, setting);
		return message
			? [
				{
					rule: 'config',
					level: 'error',
					message,
					remedy: $said('docs/rules.md lists all rules.'),
					place: placeOf(['rules', id]),
				},
			]
			: [];
	});
	if (findings.length > 0)
		throw new _findings_user_error_js$m6  .y($said`${file} has settings for rules that do nothing.`, $said('Correct them and try again.'), {
			findings,
		});
}
function problemOf(id, { pattern, level }) {
	if ((0,_drift_index_js$m3  .Vd)(id)) {
		if (pattern !== undefined)
			return $said`The rule \`${id}\` has no pattern.`;
		return level === undefined || level === 'off' || _findings_change_level_js$m4  .v.some(each => each === level)
			? undefined
			: $said`\`${id}\` is a kind of change: its level is ${_findings_change_level_js$m4  .v.join(', ')} or off.`;
	}
	const rule = (0,_rules_catalogue_js$m10  .PI)(id);
	if (!rule) {
		const [near] = (0,_text_nearest_js$m12  .p)(id, [..._rules_catalogue_js$m10  .Iu, ..._drift_index_js$m3  .wd]);
		return $said`There is no rule \`${id}\`${near ? $said`; did you mean \`${near}\`?` : '.'}`;
	}
	if (level !== undefined && _findings_change_level_js$m4  .v.some(each => each === level))
		return $said`\`${id}\` is no kind of change: its level is error, warning, notice or off.`;
	if (rule.fixed)
		return $said`The rule \`${id}\` cannot be changed: what comes after it relies on it.`;
	if (pattern === undefined)
		return undefined;
	try {
		new RegExp(pattern, 'u');
		return undefined;
	}
	catch (error) {
		return $said`The pattern of \`${id}\` is not a regular expression: ${error.message}.`;
	}
}


 }),

 15637:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   I: () => (  openRun),
   p: () => (  shownPath)
 });
 var node_path$m0 = __webpack_require__(76760);
 var _cache_extraction_cache_js$m1 = __webpack_require__(71169);
 var _repository_folder_supply_js$m2 = __webpack_require__(53353);
 var _repository_other_repositories_js$m3 = __webpack_require__(52752);
 var _repository_programs_js$m4 = __webpack_require__(63512);
 var _repository_repository_js$m5 = __webpack_require__(5629);
 var _configuration_js$m6 = __webpack_require__(6112);







function openRun({ repo, config, commands = 'off', cache, progress = () => { }, supply = (0,_repository_folder_supply_js$m2  .K)(new Map()), through = repository => repository, }) {
	const root = (0,_repository_repository_js$m5  .Hn)(repo);
	const path = (0,_configuration_js$m6  .Nu)((0,node_path$m0.resolve)(repo, config));
	const shown = shownPath(repo, path);
	const configuration = (0,_configuration_js$m6  .Z9)(path, shown);
	const { repositories, limits } = configuration.config;
	const sourceLimitMib = limits?.source_mib;
	const declared = { repositories, supply, moment: 'now', sourceLimitMib };
	return {
		configuration,
		configPath: path,
		shown,
		repository: (0,_repository_other_repositories_js$m3  .s0)(through((0,_repository_repository_js$m5  .h_)(repo, sourceLimitMib)), declared),
		programs: (0,_repository_programs_js$m4  .k)(commands, root),
		progress,
		cache: cache === undefined ? undefined : (0,_cache_extraction_cache_js$m1  .u)(cache, shown, [configuration.text, commands]),
	};
}
function shownPath(repo, path) {
	const inside = (0,node_path$m0.relative)((0,node_path$m0.resolve)(repo), path);
	return inside.startsWith('..') || (0,node_path$m0.isAbsolute)(inside) ? path : inside.split(node_path$m0.sep).join('/');
}


 }),

 39013:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  d: () => (  USUAL_SCHEME),
  Y: () => (  VersionScheme)
});

var external_node_vm_ = __webpack_require__(30714);
var semver = __webpack_require__(62088);
var comparison = __webpack_require__(86198);
var user_error = __webpack_require__(14343);
var pep440 = __webpack_require__(47713);
var versions_version = __webpack_require__(8956);
; 



const NUMBERS = /^(?:\d{4}-\d{2}(?:-\d{2})?|v?\d{1,15}(?:\.\d{1,15}){0,3})(?!\d)/;
const PRE_RELEASE = /^(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)|\.?(alpha|a|beta|b|rc|preview|pre|dev)\.?(\d*))/i;
const BUILD = /^\+[0-9A-Za-z.-]*$/;
const usual = {
	parse: text => parseUsual(text) ?? pep440 .C.parse(text),
	compare(a, b) {
		const [x, y] = [parseUsual(a.text), parseUsual(b.text)];
		if (x && y)
			return comparePrecedence(x, y);
		const [p, q] = [pep440 .C.parse(a.text), pep440 .C.parse(b.text)];
		return p && q ? pep440 .C.compare(p, q) : undefined;
	},
};
function parseUsual(text) {
	const trimmed = text.trim();
	const written = NUMBERS.exec(trimmed)?.[0];
	if (written === undefined)
		return undefined;
	const spans = spansOf(written);
	const numbers = spans.map(([start, end]) => Number(written.slice(start, end)));
	while (numbers.length < 3)
		numbers.push(0);
	const behind = trimmed.slice(written.length);
	const [marked = '', identifiers, word, number] = PRE_RELEASE.exec(behind) ?? [];
	const build = behind.slice(marked.length);
	if (build !== '' && !BUILD.test(build))
		return undefined;
	const preRelease = identifiers?.split('.') ?? [word, number].flatMap(each => (each ? [each] : []));
	const isDate = /^\d{4}-/.test(written);
	return { numbers, preRelease, spans, text: trimmed, ...(isDate && { isDate, lowest: [0, 1, 1] }) };
}
function spansOf(text) {
	return [...text.matchAll(/\d+/g)].map(({ 0: digits, index }) => [index, index + digits.length]);
}
function comparePrecedence(a, b) {
	const [x, y] = [a.preRelease, b.preRelease];
	if ((0,versions_version .at)(a, b) !== undefined || x.length === 0 || y.length === 0)
		return (0,versions_version .S$)(a, b);
	const j = x.findIndex((identifier, at) => y[at] !== identifier);
	if (j < 0 || y[j] === undefined)
		return x.length - y.length;
	return semver.compareIdentifiers(x[j], y[j]);
}

; 







const MAX_MATCH_MS = 2000;
const MAX_CHARACTERS = 200;
const CALENDAR = /^v?(\d{1,15}(?:[._-]\d{1,15})*)(?:[.-]?(alpha|a|beta|b|rc|pre|dev)[.-]?(\d*))?$/i;
const strictSemver = {
	parse(text) {
		const found = semver.parse(text.trim());
		if (!found)
			return undefined;
		const written = /(?<!\d)\d+\.\d+\.\d+/.exec(text);
		const start = written?.index ?? 0;
		return {
			numbers: [found.major, found.minor, found.patch],
			preRelease: found.prerelease.map(String),
			spans: spansOf(written?.[0] ?? '').map(([from, to]) => [start + from, start + to]),
			text,
		};
	},
	compare: (a, b) => semver.compare(a.text.trim(), b.text.trim()),
};
const calver = {
	parse(text) {
		const trimmed = text.trim();
		const [, written, word, number = ''] = CALENDAR.exec(trimmed) ?? [];
		if (written === undefined)
			return undefined;
		const start = trimmed.indexOf(written);
		const spans = spansOf(written).map(([from, to]) => [start + from, start + to]);
		const preRelease = word === undefined ? [] : [word, number];
		const numbers = spans.map(([from, to]) => Number(trimmed.slice(from, to)));
		return { numbers, preRelease, spans, text: trimmed, isDate: true, lowest: [0, 1] };
	},
	compare(a, b) {
		const [x, y] = [a.preRelease, b.preRelease];
		const order = (0,versions_version .S$)(a, b);
		if (order !== 0 || x.length === 0 || y.length === 0)
			return order;
		const words = semver.compareIdentifiers(x[0], y[0]);
		return words !== 0 ? words : Number(x[1] || 0) - Number(y[1] || 0);
	},
};
const FORMATS = {
	usual: usual,
	semver: strictSemver,
	pep440: pep440 .C,
	calver,
};
function formatNamed(name) {
	return FORMATS[name];
}
const STARTS_AT_ONE = new Set(['month', 'week', 'day']);
const RANKS = [
	['year', 'major'],
	['month', 'week', 'minor'],
	['day', 'patch', 'micro'],
];
function formatOfPattern(pattern) {
	const mistake = (0,comparison .$)(pattern);
	if (mistake !== undefined)
		throw new user_error .y($said`check.versions.pattern is not a regular expression: ${mistake}.`, $said('Write one with a group for each number: ^r(?<major>\\d+)$.'));
	const compiled = new RegExp(pattern, 'du');
	const parse = (text) => {
		const found = matched(compiled, text);
		if (!found)
			return undefined;
		const { pre, ...named } = found.indices?.groups ?? {};
		const groups = [...(found.indices ?? [])]
			.slice(1)
			.flatMap(span => (span ? [span] : []))
			.filter(span => !(pre && span[0] === pre[0] && span[1] === pre[1]))
			.filter(([from, to]) => /^(?:\d{1,15}|[A-Za-z])$/.test(text.slice(from, to)))
			.map(([from, to]) => [from, to]);
		const names = new Map(groups.map(span => [span, nameOf(span, named)]));
		const spans = ranked(groups, names);
		const numbers = spans.map(([from, to]) => numberIn(text.slice(from, to)));
		const end = Math.max(0, ...spans.map(([, to]) => to));
		return {
			numbers,
			preRelease: found.groups?.pre === undefined ? [] : [found.groups.pre],
			spans,
			text,
			behind: pre === undefined ? text.slice(end) : '',
			lowest: spans.map(span => /^\d/.test(text.slice(...span)) && !STARTS_AT_ONE.has(names.get(span) ?? '') ? 0 : 1),
			isDate: names.get(spans[0]) === 'year' && names.get(spans[1]) === 'month',
		};
	};
	const compare = (a, b) => {
		const order = (0,versions_version .S$)(a, b);
		if (order !== 0 || a.preRelease.length === 0)
			return order;
		return a.preRelease[0].localeCompare(b.preRelease[0] ?? '', 'en', { numeric: true });
	};
	return { parse, compare };
}
function nameOf([from, to], named) {
	return Object.entries(named).find(([, at]) => at?.[0] === from && at[1] === to)?.[0] ?? '';
}
function ranked(groups, names) {
	const rankOf = (span) => RANKS.findIndex(each => each.includes(names.get(span) ?? ''));
	if (groups.some(span => rankOf(span) < 0))
		return [...groups];
	return [...groups].sort((a, b) => rankOf(a) - rankOf(b));
}
function numberIn(text) {
	return /^\d/.test(text) ? Number(text) : text.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}
function matched(pattern, text) {
	if (text.length > MAX_CHARACTERS)
		return null;
	try {
		const exec = (0,external_node_vm_.runInNewContext)('pattern.exec(text)', { pattern, text }, { timeout: MAX_MATCH_MS });
		return exec;
	}
	catch (cause) {
		throw new user_error .y($said`check.versions.pattern takes longer than ${MAX_MATCH_MS} ms.`, $said('Write it without nested repetition such as (a+)+.'), { cause });
	}
}

; 
const MONTHS = 12;
const MAX_DAYS = 31;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
function inCalendar(raised, before) {
	const [year = 0, month = 0, day, ...rest] = raised;
	const isMonth = month >= 1 && month <= MONTHS + 1 && before[1] !== undefined;
	if (!isMonth)
		return raised;
	const wasDay = (before[2] ?? 0) <= MAX_DAYS;
	const isLast = day !== undefined && wasDay && day > daysIn(year, month);
	const next = isLast ? month + 1 : month;
	const dayOf = day === undefined ? [] : [isLast ? 1 : day];
	return next > MONTHS ? [year + 1, next - MONTHS, ...dayOf, ...rest] : [year, next, ...dayOf, ...rest];
}
function daysIn(year, month) {
	return new Date(Date.UTC(year < 100 ? year + 2000 : year, month, 0)).getUTCDate();
}
function writtenAs({ text, spans, numbers }, next, isPadded) {
	const order = spans.map((span, i) => ({ span, i })).sort((a, b) => a.span[0] - b.span[0]);
	let [written, from] = ['', 0];
	for (const { span, i } of order) {
		const part = partAs(text.slice(...span), next[i] ?? 0, numbers[i], isPadded);
		if (part === undefined)
			return undefined;
		written += text.slice(from, span[0]) + part;
		from = span[1];
	}
	return written;
}
function partAs(digits, number, before, isPadded) {
	if (number === before)
		return digits;
	if (/^\d/.test(digits))
		return isPadded || /^0\d/.test(digits) ? String(number).padStart(digits.length, '0') : String(number);
	const letter = LETTERS[number - 1];
	return letter === undefined || digits === digits.toLowerCase() ? letter : letter.toUpperCase();
}

; 



const SIZES = {
	first: ['major', 'minor', 'patch'],
	'first-two': ['major', 'major', 'minor'],
	any: ['major'],
};
const FIRST_YEAR = 1990;
class VersionScheme {
	format;
	breaks;
	takesAnything;
	isUnsaid;
	constructor({ format: asked, pattern, breaks } = {}) {
		const format = asked ?? 'usual';
		this.takesAnything = breaks === 'nothing' && asked === undefined && pattern === undefined;
		this.format = pattern === undefined ? formatNamed(format) : formatOfPattern(pattern);
		this.isUnsaid = asked === undefined && pattern === undefined && breaks === undefined;
		this.breaks = breaks ?? (format === 'calver' && pattern === undefined ? 'any' : 'first');
	}
	parse(text) {
		return this.format.parse(text);
	}
	compare(a, b) {
		return this.format.compare(a, b);
	}
	order(a, b) {
		const [one, other] = [this.parse(a), this.parse(b)];
		return one && other && this.compare(one, other);
	}
	settingFor(before, after) {
		if (!this.isUnsaid)
			return undefined;
		const [first = 0] = before.numbers;
		const bump = this.bumpBetween(before, after);
		if (bump === 'decreased')
			return isLaterInPython(before, after) ? 'pep440' : undefined;
		if (first >= FIRST_YEAR && first < FIRST_YEAR + 200)
			return 'calver';
		return bump === 'minor' && first > 0 && after.spans.length === 2 ? 'first-two' : undefined;
	}
	bumpBetween(before, after) {
		const order = this.compare(after, before);
		if (order === undefined)
			return undefined;
		if (order === 0)
			return 'none';
		if (order < 0)
			return 'decreased';
		if ((before.epoch ?? 0) !== (after.epoch ?? 0))
			return 'major';
		const i = (0,versions_version .at)(before, after);
		const bump = i === undefined ? this.sizeAt(this.last) : this.sizeAt(i);
		const own = before.preRelease.length === 0 ? 'none' : this.ownSize(before);
		return (0,versions_version .LP)(bump, own) ? bump : own;
	}
	required(level, before) {
		if (level === 'none' || this.breaks === 'nothing')
			return 'none';
		if (before.numbers[0] !== 0 || this.breaks !== 'first')
			return level;
		return level === 'major' ? 'minor' : 'patch';
	}
	raised(version, level) {
		if (version.preRelease.length > 0 && (0,versions_version .LP)(this.ownSize(version), level))
			return this.nextPreRelease(version) ?? this.release(version);
		return this.raisedAt(version, this.indexOf(level, version));
	}
	get last() {
		return Number.MAX_SAFE_INTEGER;
	}
	sizeAt(index) {
		const sizes = this.breaks === 'nothing' ? SIZES.first : SIZES[this.breaks];
		return sizes[Math.min(index, sizes.length - 1)];
	}
	ownSize({ numbers }) {
		const last = numbers.findLastIndex(number => number > 0);
		return this.sizeAt(Math.max(0, last));
	}
	indexOf(level, { numbers, spans }) {
		const count = Math.max(spans.length, Math.min(numbers.length, 3));
		let index = 0;
		for (let i = 0; i < count; i += 1)
			if ((0,versions_version .LP)(this.sizeAt(i), level))
				index = i;
		while (index >= spans.length && index > 0 && this.sizeAt(index - 1) === this.sizeAt(index))
			index -= 1;
		return index;
	}
	raisedAt(version, index) {
		const { text, spans, numbers, lowest = [], isDate, behind = '' } = version;
		if (spans.length === 0)
			return undefined;
		const raised = Array.from({ length: Math.max(spans.length, index + 1) }, (_, i) => {
			const number = numbers[i] ?? 0;
			return i < index ? number : i > index ? (lowest[i] ?? 0) : number + 1;
		});
		const next = isDate ? inCalendar(raised, numbers) : raised;
		const more = next.slice(spans.length).map(number => `.${number}`);
		const hasZeros = isDate && spans.some(([from, to]) => /^0\d/.test(text.slice(from, to)));
		for (const isPadded of hasZeros || /^\d{4}-/.test(text) ? [true] : [false, true]) {
			const written = writtenAs(version, next, isPadded);
			const found = written && written + more.join('') + behind;
			if (found !== undefined && this.parse(found))
				return found;
		}
		return undefined;
	}
	release({ text, spans }) {
		const last = spans.at(-1);
		return last && text.slice(0, last[1]);
	}
	nextPreRelease(version) {
		const next = version.text
			.trim()
			.replace(/\+.*$/, '')
			.replace(/\d+$/, digits => String(Number(digits) + 1));
		const parsed = this.parse(next);
		return parsed && (this.compare(parsed, version) ?? 0) > 0 ? next : undefined;
	}
}
function isLaterInPython(before, after) {
	return (new VersionScheme({ format: 'pep440' }).order(before.text, after.text) ?? 0) < 0;
}
const USUAL_SCHEME = new VersionScheme();


 }),

 8956:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   LP: () => (  isEnough),
   S$: () => (  compareNumbers),
   at: () => (  firstDifference)
 });
const SIZES = { decreased: -1, none: 0, patch: 1, minor: 2, major: 3 };
function isEnough(bump, required) {
	return SIZES[bump] >= SIZES[required];
}
function firstDifference({ numbers: a }, { numbers: b }) {
	const length = Math.max(a.length, b.length);
	for (let i = 0; i < length; i += 1)
		if ((a[i] ?? 0) !== (b[i] ?? 0))
			return i;
	return undefined;
}
function compareNumbers(a, b) {
	const i = firstDifference(a, b);
	if (i !== undefined)
		return (a.numbers[i] ?? 0) - (b.numbers[i] ?? 0);
	const [x, y] = [a.preRelease, b.preRelease];
	return x.length === 0 || y.length === 0 ? y.length - x.length : 0;
}


 })

};
