export const id = 5505;
export const ids = [5505];
export const modules = {

 7305:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runInit: () => (  runInit)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var config_config = __webpack_require__(13197);
var files = __webpack_require__(77964);
var extract = __webpack_require__(71723);
var unwritable = __webpack_require__(78972);
var user_error = __webpack_require__(14343);
var dist = __webpack_require__(38815);
var placeholders = __webpack_require__(57976);
var counted = __webpack_require__(35676);
var visible = __webpack_require__(38696);
; 
function commentLines(text, indent) {
	const lines = [''];
	for (const word of text.replace(/\s+/g, ' ').split(' ')) {
		if (lines.at(-1).length + word.length > 105)
			lines.push('');
		lines[lines.length - 1] = `${lines.at(-1)} ${word}`;
	}
	return lines.map(line => `${indent}#${line}\n`).join('');
}

; 
const THRESHOLD = 0.6;
const DOUBTFUL = 0.5;
const MAX_LEADING = 30;
const MAX_SIGNS = 16;
const FOREIGN_MALUS = 0.2;
const USED_BONUS = 0.08;
const MANY_LINES = 1500;
function proveWords(words, { programs }) {
	if (!programs || words.length === 0)
		return undefined;
	const { use } = programs;
	const used = words.filter(word => {
		const found = use.of(word);
		return found !== undefined && found.total > found.members + found.bound + found.heads;
	});
	const free = words.filter(word => {
		const found = use.of(word);
		return found !== undefined && found.bound > Math.max(1, found.total * 0.1);
	});
	const known = new Set(words);
	const leading = use.leading().slice(0, MAX_LEADING);
	const all = leading.reduce((sum, { count }) => sum + count, 0);
	const led = leading.filter(({ word }) => known.has(word)).reduce((sum, { count }) => sum + count, 0);
	if (all === 0)
		return undefined;
	const coverage = led / all;
	const share = used.length / words.length;
	const expected = use.lines < MANY_LINES ? 0.4 + (0.6 * use.lines) / MANY_LINES : 1;
	const score = 0.5 * Math.min(1, share / expected) +
		0.5 * Math.min(1, coverage * 1.25) -
		(2 * free.length) / words.length;
	return {
		score,
		share,
		covered: coverage,
		freed: free.length,
		by: $said`${programs.what} use ${used.length} of ${words.length}, and ${percent(coverage)} of their statements begin with one of them`,
	};
}
function proveFunctions(names, { programs, pages }) {
	if (names.length === 0)
		return undefined;
	const use = programs?.use;
	const called = names.filter(name => {
		const found = use?.of(name);
		if (!found || found.total <= found.members + found.bound)
			return false;
		return found.calls > 0 || (!use?.hasParentheses && found.total > found.heads);
	});
	const share = called.length / names.length;
	const expected = use === undefined ? 1 : use.lines < MANY_LINES ? 0.3 + (0.4 * use.lines) / MANY_LINES : 0.7;
	const known = new Set(names);
	const frequent = use?.called(MAX_CALLED) ?? [];
	const covered = frequent.filter(name => known.has(name)).length / Math.max(MIN_CALLED, frequent.length);
	const byPrograms = use ? 0.5 * Math.min(1, share / expected) + 0.5 * Math.min(1, covered * 1.4) : 0;
	const onPage = pages.shareOf(names);
	if (!programs && onPage === 0)
		return undefined;
	const isByPrograms = byPrograms >= onPage * PAGE_WEIGHT;
	return {
		score: isByPrograms ? byPrograms : onPage * PAGE_WEIGHT,
		share: Math.max(share, onPage),
		covered,
		isContradicted: (frequent.length >= MIN_CALLED && covered < CONTRADICTED) ||
			(use !== undefined && use.lines >= ENOUGH_LINES && share < HARDLY_CALLED),
		by: programs && isByPrograms
			? $said`${programs.what} call ${called.length} of ${names.length}, which are ${percent(covered)} of what they call most`
			: $said`a page of the repository names ${percent(onPage)} of them`,
	};
}
const MAX_CALLED = 24;
const MIN_CALLED = 8;
const CONTRADICTED = 0.2;
const ENOUGH_LINES = 200;
const HARDLY_CALLED = 0.1;
const PAGE_WEIGHT = 0.8;
function proveModules(names, { programs, pages }) {
	if (names.length === 0)
		return undefined;
	const use = programs?.use;
	const imported = names.filter(name => {
		const last = name.split(/[./:]/).at(-1) ?? name;
		return (use !== undefined && (use.isImported(name) || use.isImported(last) || (use.of(name)?.heads ?? 0) > 0));
	});
	const share = imported.length / names.length;
	const expected = use === undefined ? 1 : use.lines < MANY_LINES ? 0.2 + (0.5 * use.lines) / MANY_LINES : 0.7;
	const byPrograms = Math.min(1, share / expected);
	const onPage = names.length >= 2 ? pages.shareOf(names) : 0;
	const by = programs && byPrograms >= onPage * 0.8
		? $said`${programs.what} import ${imported.length} of ${names.length}`
		: $said`a page of the repository names ${percent(onPage)} of them`;
	return programs || onPage > 0
		? { score: Math.max(byPrograms, onPage * 0.8), by, share: Math.max(share, onPage) }
		: undefined;
}
function proveSigns(signs, { programs }) {
	if (!programs || signs.length === 0)
		return undefined;
	const { use } = programs;
	const found = signs.filter(sign => use.hasSign(sign));
	const expected = use.lines < MANY_LINES ? 0.3 + (0.5 * use.lines) / MANY_LINES : 0.8;
	const share = found.length / signs.length;
	const known = new Set(signs);
	const frequent = use.frequentSigns(MAX_SIGNS);
	const covered = frequent.filter(sign => known.has(sign)).length / Math.max(1, frequent.length);
	return {
		score: 0.5 * Math.min(1, share / expected) + 0.5 * Math.min(1, covered * 1.4),
		share,
		covered,
		by: $said`${programs.what} have ${found.length} of ${signs.length}, which are ${percent(covered)} of the signs that they have most`,
	};
}
function provedBy(proof) {
	return proof ? `: ${proof.by}` : $said('; there are too few programs in the repository to prove it');
}
function bias(name, path, { names, kin, used }) {
	return ((isForeign(name, path, [...names, ...kin]) ? -FOREIGN_MALUS : 0) +
		(used.has(lastName(name)) ? USED_BONUS : 0));
}
const OTHERS = new Set('python py javascript js ecmascript typescript java kotlin scala erlang elixir ruby php perl lua golang cpp csharp rust swift haskell ocaml bash sql html css llvm wasm'.split(' '));
function isForeign(name, path, names) {
	const own = names.map(each => each.toLowerCase());
	if (own.length === 0)
		return false;
	const file = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
	const words = [...wordsOf(name), ...wordsOf(file)];
	return words.some(word => OTHERS.has(word) && !own.some(each => each.includes(word)));
}
function wordsOf(name) {
	return name
		.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter(word => word.length > 1);
}
function lastName(name) {
	return name.replace(/\(\)$/, '').split('.').at(-1) ?? name;
}
function percent(share) {
	return `${Math.round(share * 100)} %`;
}

; 






const LISTS = [
	{
		at: 'sintaxe.reservadas',
		what: 'reserved words',
		hint: '{ table: src/tokens.py#KEYWORDS, map: { palavra: key } }',
	},
	{
		at: 'sintaxe.contextuais',
		what: $said('words that are keywords only in a context'),
		hint: '{ table: src/tokens.py#SOFT, map: { palavra: key, onde: value } }',
	},
	{
		at: 'sintaxe.operadores',
		what: 'operators',
		hint: '{ table: src/tokens.py#OPERATORS, map: { simbolo: key, descricao: comment } }',
	},
	{
		at: 'embutidas',
		what: $said('functions that need no import'),
		hint: '{ table: src/builtins.py#BUILTINS, map: key }',
	},
	{
		at: 'modulos',
		what: $said('modules and their symbols'),
		hint: '{ table: src/modules.ts#MODULES, map: { nome: key, simbolos: value } }',
	},
	{
		at: 'comandos',
		what: $said('commands of the command line'),
		hint: '{ table: src/cli.ts#GROUPS, map: { grupo: key, comandos: value } }',
	},
	{
		at: 'erros',
		what: 'error codes',
		hint: '{ markdown: "docs/errors/*.md", map: { codigo: slug, titulo: title, explicacao: text } }',
	},
	{ at: 'conteudos.exercicios', what: 'exercises', hint: '{ count: "exercicios/*/*.x", by: folder }' },
	{ at: 'conteudos.exemplos', what: 'examples', hint: '{ count: "exemplos/*.x" }' },
	{ at: 'conteudos.pacotes', what: 'packages', hint: '{ count: "pacotes/*/forge.toml" }' },
	{ at: 'conteudos.projetos', what: 'projects', hint: '{ count: "projetos/*/forge.toml" }' },
];
const LISTS_AT = LISTS.map(({ at }) => at);
function draftText(draft, schema) {
	const { identity, extension, guesses, programs, isCut, lexico, rejected, kept = {}, header } = draft;
	const { nome, descricao, documentacao, versao, perhaps, versions } = identity;
	const below = (name) => LISTS.filter(({ at }) => at.startsWith(`${name}.`))
		.map(({ at }) => entryText(draft, at, '  '))
		.join('');
	const conteudos = guesses.some(({ at }) => at.startsWith('conteudos.')) || Boolean(kept.conteudos?.size);
	const isEmpty = !guesses.some(isOfList);
	const rules = withKept(kept.rules, ...guesses.map(guess => guess.rules ?? {}), isEmpty ? NO_LIST : {});
	const check = withKept(kept.check, versions ? { versions: versions.spec } : {});
	const others = (at, indent) => kept[at]?.size ? yaml(kept[at], indent).replace(/^\n+/, '') : '';
	const proved = programs
		? $said`It was compared with ${programs}.`
		: $said('No programs in the language were found to compare it with.');
	return [
		schema === undefined ? '' : `# yaml-language-server: $schema=${schema}\n`,
		commentLines($said`A first draft by \`refdata init\`: each guess with its reason, and how sure it is, from 0 to 1. ${proved} What is less sure than ${THRESHOLD} is a choice, in a comment. Try a place out with \`refdata extract sintaxe.reservadas\`, and all of it with \`refdata build\`. docs/configuration.md tells every key.`, ''),
		header ? `\n#${header.replaceAll('\n', '\n#')}\n` : '',
		isCut ? commentLines($said('The repository is large: not all of its files were looked at.'), '') : '',
		'\n',
		identity.isNameless
			? commentLines($said('To be written: the name of the language. This one is only what the folder is called.'), '')
			: '',
		yaml({ nome }, ''),
		descricao ? '' : commentLines($said('To be written: what the data is, in a sentence.'), ''),
		yaml({ descricao: descricao ?? `Reference of ${nome}` }, ''),
		documentacao
			? ''
			: commentLines($said('To be written, a build refuses this one: the address of the documentation.'), ''),
		yaml({ documentacao: documentacao ?? placeholders .j.documentacao }, ''),
		versao
			? commentLines($said`Found: ${versao.why}`, '')
			: commentLines($said`To be written, a build refuses this one: the version. A constant of the source can be named: { table: src/version.py#VERSION }${perhaps ? $said` Perhaps ${perhaps.version}: ${perhaps.path} has it as the newest, which may be late or early.` : ''}${triedText(rejected, 'versao')}`, ''),
		yaml({ versao: versao?.spec ?? placeholders .j.versao }, ''),
		kept['']?.size ? `\n${others('', '')}` : '',
		'\nsintaxe:\n',
		extensionText(extension),
		others('sintaxe', '  '),
		below('sintaxe'),
		...['embutidas', 'modulos', 'comandos', 'erros'].map(at => `\n${entryText(draft, at, '')}`),
		`\n${conteudos ? 'conteudos:\n' : '# conteudos:\n'}`,
		others('conteudos', '  '),
		below('conteudos'),
		lexico === undefined ? '' : `\n${lexico.text}`,
		isEmpty
			? `\n${commentLines($said('To be written, a build refuses a reference without any: one of the lists above. Take this rule out with the first one.'), '')}`
			: '',
		rules.size > 0 ? `${isEmpty ? '' : '\n'}${yaml({ rules }, '')}` : '',
		check.size > 0
			? `\n${versions ? commentLines($said`Found: ${versions.why}`, '') : ''}${yaml({ check }, '')}`
			: '',
	].join('');
}
function withKept(kept = new Map(), ...found) {
	const names = [...kept.keys()].map(({ value }) => value);
	const entries = Object.entries(Object.assign({}, ...found));
	return new Map([...entries.filter(([name]) => !names.includes(name)), ...kept]);
}
const NO_LIST = { 'list-present': { level: 'error' } };
function isOfList({ at }) {
	return at !== 'lexico' && !at.startsWith('conteudos.');
}
function extensionText(extension) {
	if (extension && !extension.isDoubtful)
		return `${commentLines($said`Found: ${extension.why}`, '  ')}${yaml({ extensao: extension.extension }, '  ')}`;
	const perhaps = extension ? $said` Perhaps ${extension.extension}: ${extension.why}` : '';
	return (commentLines($said`To be written, a build refuses this one: the extension of source files.${perhaps}`, '  ') +
		yaml({ extensao: placeholders .j.extensao }, '  '));
}
function entryText({ guesses, choices, rejected }, at, indent) {
	const list = LISTS.find(candidate => candidate.at === at);
	const key = at.split('.').at(-1);
	const others = choices
		.filter(choice => choice.at === at)
		.map(choice => commentLines($said`Or${sureness(choice)}: ${choice.why}${samples(choice)}`, indent) +
		yaml({ [key]: choice.spec }, '').replace(/^(?=.)/gm, `${indent}#   `))
		.join('');
	const guess = guesses.find(candidate => candidate.at === at);
	if (guess)
		return `${commentLines($said`Found${sureness(guess)}: ${guess.why}${samples(guess)}`, indent)}${yaml({ [key]: guess.spec }, indent)}${others}`;
	const tried = triedText(rejected, at);
	if (others !== '')
		return (commentLines($said`To be chosen, nothing is sure enough: ${list.what}.${tried} Look at each, and take the "#" from the right one.`, indent) + others);
	return `${commentLines($said`Not found: ${list.what}.${tried} It would look like this:`, indent)}${indent}# ${key}: ${list.hint}\n`;
}
function triedText(rejected, at) {
	const refused = rejected.find(({ guess }) => guess.at === at);
	return refused ? $said` ${refused.guess.why} But: ${refused.reason}` : '';
}
function sureness({ score }) {
	return score === undefined ? '' : ` (${Math.min(1, Math.max(0, score)).toFixed(2)})`;
}
function samples({ count, samples: first = [] }) {
	if (count === undefined)
		return '';
	const shown = first.map(text => (0,visible .P)(text, MAX_SAMPLE_CHARACTERS)).join(', ');
	return ` ${(0,counted .h)(count, 'entry', 'entries')}${shown === '' ? '' : `: ${shown}${count > first.length ? ', …' : ''}`}.`;
}
const MAX_SAMPLE_CHARACTERS = 40;
function yaml(data, indent) {
	const text = (0,dist .As)(data, { lineWidth: 110, aliasDuplicateObjects: false });
	return text.replace(/^(?=.)/gm, indent);
}

var external_node_util_ = __webpack_require__(57975);
var json_object = __webpack_require__(18765);
; 





const READING = ['grammars', 'languages', 'limits'];
const SHARED = ['sintaxe', 'conteudos', 'check', 'rules'];
const IDENTITY = ['nome', 'descricao', 'documentacao', 'versao'];
const WHY = $said('It stood here before.');
function identifiedBy(draft, former) {
	const { identity } = draft;
	const said = (key, placeholder) => {
		const value = former.data[key];
		return typeof value === 'string' && value !== placeholder ? value : undefined;
	};
	const nome = said('nome', identity.nome);
	const versao = plainAt(former, 'versao');
	const [first, ...otherVersions] = [
		...(versao === undefined || versao === placeholders .j.versao
			? []
			: [{ at: 'versao', spec: versao, why: WHY }]),
		...(identity.versao ? [identity.versao] : []),
		...identity.otherVersions,
	];
	return {
		...draft,
		identity: {
			...identity,
			nome: nome ?? identity.nome,
			isNameless: nome === undefined && identity.isNameless,
			descricao: said('descricao', `Reference of ${nome ?? identity.nome}`) ?? identity.descricao,
			documentacao: said('documentacao', placeholders .j.documentacao) ?? identity.documentacao,
			versao: first,
			otherVersions,
		},
		kept: { '': nodesIn(former, '', key => READING.includes(key)) },
	};
}
function saidBy(former) {
	const nome = plainAt(former, 'nome');
	const extension = plainAt(former, 'sintaxe.extensao');
	const isSaid = typeof extension === 'string' && extension !== placeholders .j.extensao;
	return {
		nome: typeof nome === 'string' ? nome : undefined,
		extension: isSaid ? { extension, why: WHY } : undefined,
	};
}
function withFormer(draft, former) {
	const before = LISTS_AT.flatMap((at) => {
		const spec = nodeAt(former, at);
		return spec == null || spec === '' ? [] : [{ at, spec, why: WHY }];
	});
	const isFound = ({ at }) => draft.guesses.some(guess => guess.at === at);
	const isOther = ({ at }) => !draft.guesses.some(guess => guess.at === at && (0,external_node_util_.isDeepStrictEqual)(guess.spec, plainAt(former, at)));
	const { commentBefore } = former.document;
	return {
		...draft,
		header: commentBefore
			?.split('\n\n')
			.filter(each => !each.includes('`refdata init`'))
			.join('\n\n'),
		guesses: [...draft.guesses, ...before.filter(each => !isFound(each))],
		choices: [
			...before
				.filter(each => isFound(each) && isOther(each))
				.map(each => ({ ...each, spec: plainAt(former, each.at) })),
			...draft.choices,
		],
		kept: Object.fromEntries([
			['', nodesIn(former, '', key => ![...IDENTITY, ...SHARED, ...LISTS_AT].includes(key))],
			...SHARED.map(key => [
				key,
				nodesIn(former, key, name => name !== 'extensao' && !LISTS_AT.includes(`${key}.${name}`)),
			]),
		]),
	};
}
function nodesIn(former, at, isKept) {
	const map = at === '' ? former.document.contents : former.document.get(at, true);
	const keys = (0,dist .jh)(map) ? map.items.flatMap(({ key }) => ((0,dist .jn)(key) ? [key] : [])) : [];
	return new Map(keys
		.filter(({ value }) => isKept(String(value)))
		.map(key => [key, nodeAt(former, at === '' ? String(key.value) : `${at}.${key.value}`)]));
}
function nodeAt(former, at) {
	const node = former.document.getIn(at.split('.'), true);
	let isWhole = true;
	if (node)
		(0,dist .YR)(node, {
			Alias: () => {
				isWhole = false;
				return dist .YR.BREAK;
			},
		});
	return isWhole ? node : plainAt(former, at);
}
function plainAt({ data }, at) {
	return at.split('.').reduce((value, key) => ((0,json_object .G)(value) ? value[key] : undefined), data);
}

var code_points = __webpack_require__(62021);
; 
const LANGUAGES = [
	{
		extensions: ['.py'],
		definition: /^(?:async def|def|class) [A-Za-z][^\n]*(?:\n[ \t][^\n]*){0,6}?:[ \t]*(?:#[^\n]*)?\n[ \t]+[rR]?(?:"""|'''|")/gm,
		hasModules: true,
	},
	{
		extensions: ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.tsx'],
		definition: /\*\/\s*\n(?:export\s|declare\s|interface\s|(?:async\s+)?function\s|(?:module\.)?exports\.|class\s)/g,
	},
	{
		extensions: ['.java'],
		definition: /\*\/\s*\n(?:@[^\n]*\n)*\s*public\s/g,
		isPackage: true,
	},
	{
		extensions: ['.go'],
		definition: /^\/\/ [^\n]*\n(?:func|type) [A-Z]/gm,
		isPackage: true,
	},
	{
		extensions: ['.rs'],
		definition: /^[ \t]*\/\/\/[^\n]*\n(?:[ \t]*#\[[^\n]*\n)*pub (?:const |unsafe |async )*(?:fn|struct|trait|enum|macro)\b/gm,
	},
	{
		extensions: ['.h', '.hpp', '.hh'],
		definition: /(?:\*\/|^\/\/[^\n]*)[ \t]*\n(?:extern\s|static\s|[A-Za-z_][\w\s*]*\b\w+\s*\()/gm,
	},
];
function documentedLanguage(extension) {
	const last = /\.\w+$/.exec(extension)?.[0] ?? extension;
	return LANGUAGES.find(({ extensions }) => extensions.includes(last));
}
function documentedIn(text, extension) {
	const language = documentedLanguage(extension);
	return language ? [...text.matchAll(language.definition)].length : 0;
}

; 
function escapeGlob(path) {
	return path.replace(/[*?{}[\]]/g, '\\$&');
}

var readable = __webpack_require__(13521);
; 



const MAX_FILES = 12_000;
const MAX_TOTAL_MIB = 160;
const MAX_LINE_CHARACTERS = 500;
const OTHER_FOLDERS = /(^|\/)(\.[^/]+|node_modules|vendor|vendored|third_?party|dist-packages|site-packages|__pycache__|[a-z_-]*tests?|__tests__|testdata|idle_test|spec|fixtures|bench(marks?)?|coverage|target|migrat\w*|migrad\w*|conver[st]\w*|2to3|testify|external|extlib|deps|assets|_?static|bower_components)\//i;
const EXAMPLES = /(^|\/)(examples?|exemplos|samples?|demos?)\//i;
const OTHER_FILES = /(\.min\.\w+|\.d\.ts|[._-](test|spec)s?\.\w+|(^|\/)(test_[^/]*|tests?\.\w+|migrat\w*\.\w+|migrad\w*\.\w+))$/i;
const GENERATED = /(?:Code generated .{0,80}DO NOT EDIT|@generated\b|AUTO-?GENERATED FILE|automatically generated (?:file|by))/i;
const MAX_HEADER_CHARACTERS = 1500;
const FOR_PART = /\bbootstrap\w*\b.{0,80}\b(?:compil|transpil|pars|lex|interpret)|\bsubset\b/is;
const MAX_HEAD_CHARACTERS = 600;
const LICENSES = '*/**/{LICENSE,LICENCE,COPYING}{,.md,.txt,.rst}';
const PACKAGE = /^(Cargo\.toml|package\.json|pyproject\.toml|setup\.py|go\.mod|pom\.xml)$/;
const EXTENSIONS = {
	code: extract .eo.flatMap(({ extensions }) => extensions),
	data: extract .lN.flatMap(({ name, values, extensions }) => (values && name !== 'Bash' ? extensions : [])),
};
function sourceFiles(repository, by = 'code', brought = {}) {
	const texts = new Map();
	const generated = new Map();
	const foreign = foreignFolders(repository);
	const others = Object.values(brought).flatMap(({ values, extensions }) => (values ? extensions : []));
	const paths = listPaths(repository, globFor([...EXTENSIONS[by], ...others])).filter(path => !EXAMPLES.test(path) && !foreign.some(folder => path.startsWith(`${folder}/`)));
	let bytes = 0;
	for (const path of paths.slice(0, MAX_FILES)) {
		const text = (0,readable .b6)(repository, path);
		if (text === undefined)
			continue;
		bytes += text.length;
		if (bytes > MAX_TOTAL_MIB * 1024 * 1024)
			return { texts, generated, isCut: true };
		if (!hasLongLines(text))
			(saysGenerated(text) ? generated : texts).set(path, text);
	}
	return { texts, generated, isCut: paths.length > MAX_FILES };
}
function listDeclarations(repository) {
	const texts = new Map();
	for (const path of repository.glob('**/*.d.ts').slice(0, MAX_FILES)) {
		if (OTHER_FOLDERS.test(path) || repository.isFile(path.replace(/\.d\.ts$/, '.js')))
			continue;
		const text = (0,readable .b6)(repository, path);
		if (text !== undefined)
			texts.set(path, text);
	}
	return texts;
}
function listPaths(repository, glob) {
	const depth = (path) => path.split('/').length;
	return repository
		.glob(glob)
		.filter(path => !OTHER_FOLDERS.test(path) && !OTHER_FILES.test(path))
		.sort((a, b) => depth(a) - depth(b) || (0,code_points .O)(a, b));
}
function globFor(extensions) {
	return `**/*.{${extensions.map(extension => extension.slice(1)).join(',')}}`;
}
function foreignFolders(repository) {
	const own = repository
		.glob('{LICENSE,LICENCE,COPYING}{,.md,.txt,.rst}')
		.flatMap(path => (0,readable .b6)(repository, path) ?? []);
	if (own.length === 0)
		return [];
	return repository
		.glob(LICENSES)
		.filter(path => {
		const folder = path.slice(0, path.lastIndexOf('/'));
		const isPackage = repository
			.glob(`${folder.replace(/[*?{}[\]()!+@]/g, '\\$&')}/*`)
			.some(each => PACKAGE.test(each.slice(folder.length + 1)));
		return !isPackage && !own.includes((0,readable .b6)(repository, path) ?? '');
	})
		.map(path => path.slice(0, path.lastIndexOf('/')));
}
function saysGenerated(text) {
	return GENERATED.test(text.slice(0, MAX_HEADER_CHARACTERS));
}
function hasLongLines(text) {
	if (text.length < 20_000)
		return false;
	let lines = 1;
	for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
		lines += 1;
	return text.length / lines > MAX_LINE_CHARACTERS;
}
function isForPart(text) {
	return FOR_PART.test(text.slice(0, MAX_HEAD_CHARACTERS));
}

; 


const MAX_RECORDS = 2000;
const MAX_LEVELS = 3;
const MAX_ITEMS = 6;
function textPaths(records, isMixed = false) {
	const shown = records.slice(0, MAX_RECORDS);
	const found = new Map();
	const doubtful = new Set();
	for (const [i, { fields }] of shown.entries()) {
		for (const [name, value] of Object.entries(fields))
			if (name !== 'file' && name !== 'line')
				walk(name, value, 0, i);
	}
	return [...found]
		.filter(([path]) => isMixed || !doubtful.has(path))
		.map(([path, texts]) => {
		const full = Array.from({ length: shown.length }, (_, i) => texts[i]);
		return { path, texts: full, count: full.filter(text => text !== undefined).length };
	});
	function walk(path, value, level, index) {
		if (typeof value === 'string') {
			const texts = found.get(path) ?? [];
			found.set(path, texts);
			texts[index] = value;
			return;
		}
		if (typeof value !== 'object' || value === null) {
			if (value !== null && value !== undefined)
				doubtful.add(path);
			return;
		}
		if (isPlaceholder(value)) {
			doubtful.add(path);
			return;
		}
		doubtful.add(path);
		if (level >= MAX_LEVELS)
			return;
		if (Array.isArray(value)) {
			for (const [i, item] of value.slice(0, MAX_ITEMS).entries())
				walk(`${path}[${i}]`, item, level + 1, index);
		}
		else {
			for (const [key, item] of Object.entries(value))
				walk(`${path}.${pathName(key)}`, item, level + 1, index);
		}
	}
}
function withUnquoted(paths, pure = paths) {
	return paths.flatMap(part => {
		const isQuoted = part.texts.filter(text => text !== undefined && unquoted(text) !== text).length;
		if (isQuoted < MIN_QUOTED || isQuoted < part.count / 2)
			return [part];
		const path = `$replace(${part.path}, /^'|'$/, "")`;
		return [
			part,
			{
				...part,
				path: pure.some(each => each.path === part.path)
					? path
					: `($type(${part.path}) = "string" ? ${path} : "")`,
				texts: part.texts.map(text => text && unquoted(text)),
			},
		];
	});
}
function unquoted(text) {
	return /^'(?<inner>.+)'$/s.exec(text)?.groups?.inner ?? text;
}
const MIN_QUOTED = 4;
function shape_listPaths(records) {
	const shown = records.slice(0, MAX_RECORDS);
	const found = new Map();
	for (const record of shown)
		for (const [path, list] of listsOf(record)) {
			const items = list.filter(isMap).map(fields => ({ fields, place: record.place }));
			if (list.length > 0 && items.length === list.length)
				found.set(path, [...(found.get(path) ?? []), items]);
		}
	return [...found]
		.filter(([, lists]) => lists.length === shown.length)
		.map(([path, lists]) => ({ path, items: lists.flat() }));
}
function listsOf({ fields }) {
	return Object.entries(fields).flatMap(([name, value]) => {
		const below = Array.isArray(value)
			? value.slice(0, MAX_ITEMS).map((item, i) => [`${name}[${i}]`, item])
			: isMap(value)
				? Object.entries(value).map(([key, item]) => [`${name}.${pathName(key)}`, item])
				: [];
		return [[name, value], ...below].filter((each) => Array.isArray(each[1]));
	});
}
function isMap(value) {
	return (0,json_object .G)(value) && !isPlaceholder(value);
}
function isPlaceholder(value) {
	return (!Array.isArray(value) &&
		Object.getPrototypeOf(value) !== Object.prototype &&
		(0,extract .jt)(value) !== undefined);
}
function pathName(key) {
	return /^[A-Za-z_]\w*$/.test(key) && !/^(and|or|in)$/.test(key) ? key : `\`${key}\``;
}
function share({ texts, count }, test) {
	return count === 0 ? 0 : texts.filter(text => text !== undefined && test(text)).length / count;
}
function describing(paths, total, not) {
	const isSentence = (text) => /\S\s+\S/.test(text);
	return paths
		.filter(path => !not.includes(path.path) &&
		path.count >= total * 0.5 &&
		share(path, isSentence) > 0.5 &&
		new Set(path.texts).size > path.count * 0.5)
		.map(path => ({
		path,
		score: path.count / total +
			share(path, isSentence) +
			(/desc|help|ajuda|resumo|summary|message|mensagem|text|titulo|title|doc/i.test(path.path) ? 1 : 0),
	}))
		.sort((a, b) => b.score - a.score)[0]?.path;
}
function whenText(path, pattern) {
	return /^[$(]/.test(path)
		? `$contains(${path}, ${pattern})`
		: `$contains($type(${path}) = "string" ? ${path} : "", ${pattern})`;
}
function oneLine({ path, texts }) {
	return texts.some(text => text?.trim().includes('\n')) ? `$trim($replace(${path}, /\\s+/, ' '))` : path;
}

; 



async function readCandidate(candidate, context) {
	const { table, isAmbiguous } = await tryTable(candidate, candidate.name, context);
	if (!isAmbiguous)
		return table;
	let best;
	for (let number = 1; number <= MAX_BINDINGS; number += 1) {
		const { table: next } = await tryTable(candidate, `${candidate.name}@${number}`, context);
		if (next && textCount(next) > textCount(best))
			best = next;
	}
	return best;
}
async function tryTable(candidate, name, context) {
	const problems = [];
	const trying = { ...context, report: problem => problems.push(problem) };
	const table = `${escapeGlob(candidate.path)}#${name}`;
	const { annotation } = candidate;
	const source = candidate.source ??
		(annotation === undefined ? { table } : { symbols: escapeGlob(candidate.path), of: candidate.name });
	const read = (0,extract .Xf)(await (0,extract .WG)(source, [], trying));
	const records = annotation === undefined ? read : annotated(read, annotation);
	const isAmbiguous = problems.some(({ rule }) => rule === 'table-ambiguous');
	const isBroken = (problem) => problem.rule === 'source-syntax'
		? isAmong(problem, records, candidate.path)
		: !HARMLESS.has(problem.rule);
	if (records.length < 2 || problems.some(isBroken))
		return { isAmbiguous };
	const paths = textPaths(records);
	const written = annotation === undefined ? source : { ...source, each: `annotations[call="${annotation}"]` };
	return {
		table: {
			candidate,
			table,
			source: written,
			records,
			paths: withUnquoted(paths),
			mixed: withUnquoted(textPaths(records, true), paths),
		},
		isAmbiguous,
	};
}
function annotated(records, name) {
	return records.flatMap(({ fields, place }) => (fields.annotations ?? [])
		.filter(({ call }) => call === name)
		.map(each => ({ fields: { ...each, file: place.file, line: place.line }, place })));
}
function isAmong({ place }, records, path) {
	if (place?.file !== path)
		return false;
	const lines = records.flatMap(record => (record.place.file === path ? (record.place.line ?? []) : []));
	const line = place.line ?? 0;
	return lines.some(each => each <= line) && lines.some(each => each >= line);
}
function textCount(table) {
	return Math.max(0, ...(table?.paths.map(({ count }) => count) ?? []));
}
const MAX_BINDINGS = 4;
const HARMLESS = new Set([
	'table-changed-later',
	'table-conditional',
	'table-duplicate-key',
	'table-partial',
	'source-empty',
	'source-tests',
]);
function whereOf({ records, candidate }) {
	const { line } = records[0]?.place ?? {};
	return line === undefined ? candidate.path : $said`${candidate.path}, line ${line}`;
}

var pattern = __webpack_require__(27524);
; 



const MAX_LINES_BEFORE = 3;
function versionPattern(repository, path, version) {
	const lines = (0,readable .b6)(repository, path)?.split('\n') ?? [];
	const [at, ...others] = lines.flatMap((line, i) => (line.includes(version) ? [i] : []));
	if (at === undefined || others.length > 0 || (0,extract .fg)(path))
		return undefined;
	const line = lines[at];
	const start = line.indexOf(version);
	const group = groupBefore(line[start + version.length]);
	for (let count = 0; count <= MAX_LINES_BEFORE && count <= at; count += 1) {
		const before = lines.slice(at - count, at).map(spaced);
		const match = `^${[...before, spaced(line.slice(0, start)) + group].join('\\s+')}`;
		if (isOnlyMatch(match, lines.join('\n'), version))
			return { pattern: { file: path, match }, map: 'value' };
	}
	return undefined;
}
function groupBefore(behind) {
	return behind === undefined || /\s/.test(behind)
		? 'v?(\\S+)'
		: `v?([^\\s${(0,pattern .M)(behind)}]+)${(0,pattern .M)(behind)}`;
}
function spaced(text) {
	return text
		.trimEnd()
		.split(/\s+/)
		.map(pattern .M)
		.join('\\s*')
		.concat(/\S\s+$/.test(text) ? '\\s+' : '');
}
function isOnlyMatch(match, text, version) {
	const found = [...text.matchAll(new RegExp(match, 'gmu'))];
	return found.length === 1 && found[0]?.[1] === version.replace(/^v/, '');
}

; 




const VERSION = /^v?\d+(?:\.\d+)+(?:[-+.]?[A-Za-z][\w.+-]*)?$/;
function textIn(value) {
	return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
function versionAt(path, pointer, value) {
	const version = textIn(value);
	if (version === undefined || !VERSION.test(version) || said_isPlaceholder(version))
		return undefined;
	return { spec: { data: `${path}#${pointer}` }, value: version, why: $said`${path} says so.` };
}
function versionIn(repository, path, value) {
	const written = versionText(path, value);
	const spec = written && versionPattern(repository, path, value);
	return spec ? { ...written, spec, why: $said`${path} says so.` } : written;
}
function versionText(path, value) {
	if (value === undefined || !VERSION.test(value) || said_isPlaceholder(value))
		return undefined;
	return writtenDown(path, value.replace(/^v/, ''));
}
function writtenDown(path, version) {
	return {
		spec: version,
		value: version,
		why: $said`${path} says so, today: no source of refdata.yml can read it there, so it has to be kept up by hand.`,
	};
}
function said_isPlaceholder(version) {
	return /^v?0(\.0)+(?!\.?\d)(\W|$)/.test(version);
}
function sourcesIn(repository) {
	const address = repository
		?.replace(/^git\+/, '')
		.replace(/^(?:github:)?([\w-]+\/[\w.-]+)$/, 'https://github.com/$1')
		.replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
		.replace(/^(?:git|http):\/\//, 'https://')
		.replace(/\.git(?=$|#)/, '');
	return address?.startsWith('https://') ? address : undefined;
}
async function dataOf(repository, path) {
	const text = (0,readable .b6)(repository, path);
	if (text === undefined)
		return undefined;
	try {
		const parser = await (0,extract .be)(path)?.parser();
		return mapIn(parser?.parse(text).data);
	}
	catch {
		return undefined;
	}
}
function mapIn(data, ...keys) {
	let value = data;
	for (const key of keys)
		value = (0,json_object .G)(value) ? value[key] : undefined;
	return (0,json_object .G)(value) ? value : undefined;
}

; 


const PYTHON_LISTS = '{*.dist-info,*.egg-info,*/*.egg-info}/entry_points.txt';
const PYTHON_ENTRY = /^[ \t]*["']?([\w.-]+)["']?[ \t]*=[ \t]*["']?([\w.]+):[\w.]+/;
const IN_SETUP = /["']([\w.-]+)[ \t]*=[ \t]*([\w.]+):[\w.]+["']/g;
const IMPORT = /^.*\b(?:import|from|require|use|mod)\b.*$/gm;
async function entryPoints(repository) {
	const found = [...(await ofNpm(repository)), ...(await ofPython(repository))];
	return found.map(([name, path]) => {
		const text = (path === undefined ? undefined : (0,readable .b6)(repository, path)) ?? '';
		return { name, path, uses: usesOf(text), hasCommands: dividesCommands(text) };
	});
}
const BELOW = /\b(?:add_?(?:sub_?)?(?:parsers?|commands?)|SubCommand::with_name|subcommands?|subparsers?)\s*\(/i;
const COMMAND = /@\w+(?:\.\w+)*\.(?:command|group)\b|\.command\s*\(\s*["'`]/g;
function dividesCommands(text) {
	return BELOW.test(text) || (text.match(COMMAND)?.length ?? 0) > 1;
}
function programOf(path, programs) {
	const own = programs.find(program => program.path === path);
	if (own)
		return own;
	const parts = path.replace(/\.\w+$/, '').split('/');
	const name = /^(__init__|index|mod)$/.test(parts.at(-1) ?? '') ? parts.at(-2) : parts.at(-1);
	return programs.find(program => name !== undefined &&
		program.uses.has(name) &&
		program.path !== undefined &&
		isNear(program.path, path));
}
function isNear(program, path) {
	return (!program.endsWith('.py') ||
		program.split('/').slice(0, -1).join('/') === path.split('/').slice(0, -1).join('/') ||
		program.split('/').slice(0, -1).join('/') === path.split('/').slice(0, -2).join('/'));
}
async function ofNpm(repository) {
	const data = await dataOf(repository, 'package.json');
	if (!data)
		return [];
	const { bin, name } = data;
	const fileOf = (value) => {
		const path = typeof value === 'string' ? value.replace(/^\.\//, '') : '';
		return [path, `${path}.js`].find(each => each !== '' && repository.isFile(each));
	};
	if (typeof bin === 'string' && typeof name === 'string')
		return [[name.replace(/^@[^/]+\//, ''), fileOf(bin)]];
	return Object.entries(mapIn(bin) ?? {}).map(([program, path]) => [program, fileOf(path)]);
}
async function ofPython(repository) {
	const project = await dataOf(repository, 'pyproject.toml');
	const modules = new Map();
	for (const table of [
		project && mapIn(project, 'project', 'scripts'),
		project && mapIn(project, 'tool', 'poetry', 'scripts'),
	])
		for (const [name, value] of Object.entries(table ?? {}))
			if (typeof value === 'string')
				modules.set(name, value.split(':')[0]);
	for (const path of [...repository.glob(PYTHON_LISTS), 'setup.cfg']) {
		const text = (0,readable .b6)(repository, path) ?? '';
		const section = /console_scripts\]?[ \t]*=?[ \t]*\n([\s\S]*?)(?=\n[ \t]*\[|\n\S[^=\n]*$|$)/.exec(text)?.[1];
		for (const line of section?.split('\n') ?? []) {
			const [, name, module] = PYTHON_ENTRY.exec(line) ?? [];
			if (name !== undefined && module !== undefined)
				modules.set(name, module);
		}
	}
	for (const [, name, module] of ((0,readable .b6)(repository, 'setup.py') ?? '').matchAll(IN_SETUP))
		modules.set(name, module);
	return [...modules].map(([name, module]) => {
		const path = module.replaceAll('.', '/');
		const places = ['', 'src/'].flatMap(root => [`${root}${path}.py`, `${root}${path}/__init__.py`]);
		return [name, places.find(each => repository.isFile(each))];
	});
}
function usesOf(text) {
	const uses = new Set();
	for (const [line] of text.matchAll(IMPORT))
		for (const name of line.match(/\w+/g) ?? [])
			uses.add(name);
	return uses;
}

; 




const WORD = /^[\p{L}_$][\p{L}\p{N}_.$?!]*$/u;
const FLAG = /^--?[A-Za-z][\w-]*(?:[ =,<[|/].{0,40})?$/;
const CODE = /^[A-Z]{1,5}[-_]?\d{3,5}$/;
const CONTRACT_CODE = /^[A-Z]{2}\d{4}$/;
const NEAR = 0.08;
const ERRORS = /err|diag|message|mensag|lint|rule|regra|catalog|exception/i;
const MANY_CODES = 20;
const PROGRAM = /(^|\/)(cmd|cli|bin|main|command|commands|options?|switches|args?)([/._-]|$)|comandos?/i;
const TOOL = /(^|\/)(scripts?|tools?|ci|utils?|bench\w*|release|packaging|hack|dev|contrib|docs?)\//i;
function guessCommands(tables, nome, evidence) {
	const found = tables.flatMap(table => commandsOf(table, nome, evidence));
	const guesses = found
		.filter(guess => !found.some(other => isPartOf(guess, other)))
		.sort((a, b) => b.score - a.score)
		.slice(0, evidence.limit)
		.map(({ names: _, ...guess }) => guess);
	const [best, second] = guesses;
	const isOpen = best !== undefined && second !== undefined && second.score > best.score - NEAR;
	return isOpen ? guesses.map(each => ({ ...each, score: Math.min(each.score, DOUBTFUL) })) : guesses;
}
function isPartOf({ names }, whole) {
	if (whole.names.length <= names.length)
		return false;
	const all = new Set(whole.names);
	return names.every(name => all.has(name));
}
function commandScore({ candidate }, onPages, evidence) {
	const entry = programOf(candidate.path, evidence.entries);
	const isProgram = PROGRAM.test(candidate.path);
	const place = entry
		? isOwnProgram(entry, evidence)
			? ENTRY.own
			: ENTRY.other
		: TOOL.test(candidate.path)
			? 0.1
			: isProgram
				? evidence.pages.count > 0
					? 0.45
					: 0.55
				: 0.35;
	const named = COMMAND_LISTS.test(candidate.name) ? 0.16 : COMMAND_CALLS.test(candidate.name) ? 0.06 : 0;
	const score = place + 0.35 * onPages + named + bias(candidate.name, candidate.path, evidence);
	const isOther = entry !== undefined && !isOwnProgram(entry, evidence);
	return INSIDE.test(candidate.path) || isOther ? Math.min(score, DOUBTFUL) : score;
}
const ENTRY = { own: 0.66, other: 0.48 };
function isOwnProgram({ name, path }, { entries, names }) {
	if (entries.some(each => each.path === path && each.name !== name))
		return false;
	const own = names.map(each => each.toLowerCase());
	return (entries.length === 1 ||
		own.includes(name.toLowerCase()) ||
		(!entries.some(each => own.includes(each.name.toLowerCase())) &&
			own.some(each => each.startsWith(name.toLowerCase()))));
}
const INSIDE = /repl|console|debugger|prompt|interactive/i;
const COMMAND_LISTS = /(option_?declarations|commands?|comandos|switches)$/i;
const COMMAND_CALLS = /(add_?argument|add_?option|add_?command|command|option|flag)\(\)$/i;
function commandsOf(table, nome, evidence) {
	const grouped = groupedCommands(table, evidence);
	if (grouped)
		return [grouped];
	const program = programOf(table.candidate.path, evidence.entries);
	const group = JSON.stringify(program?.name ?? nome);
	const { records, paths, mixed } = table;
	const flags = mixed
		.filter(path => path.count >= 3 && share(path, text => FLAG.test(text)) > 0.6 && !isNested(path.path))
		.sort((a, b) => longFlags(b) - longFlags(a))[0];
	const not = flags ? [flags.path] : [];
	const description = describing(paths, records.length, not) ?? textAlone(describing(mixed, records.length, not));
	if (flags) {
		const isFlag = (text) => text !== undefined && FLAG.test(text);
		const rest = mixed.find(other => other !== flags &&
			!isNested(other.path) &&
			flags.texts.some((text, i) => !isFlag(text) && isFlag(other.texts[i])));
		const texts = flags.texts.map((text, i) => (isFlag(text) ? text : rest?.texts[i]));
		const written = texts.flatMap(text => isFlag(text) ? (/--?[A-Za-z][\w-]*/.exec(text ?? '')?.[0] ?? []) : []);
		const onPages = evidence.pages.shareOfFlags(written);
		const isOfSeveral = table.candidate.hasCommands || program?.hasCommands || new Set(written).size < written.length;
		const score = commandScore(table, onPages, evidence);
		const isOption = (path) => whenText(path, '/^--?[A-Za-z][^\\n]{0,60}$/');
		const chosen = rest ? `${isOption(flags.path)} ? ${flags.path} : ${rest.path}` : flags.path;
		const options = {
			...table.source,
			filter: rest ? $said`${isOption(flags.path)} or ${isOption(rest.path)}` : isOption(flags.path),
			map: { nome: group, flag: chosen, ...(description && { descricao: oneLine(description) }) },
			unique: 'flag',
			group: { by: 'nome', into: 'opcoes' },
		};
		return [
			{
				at: 'comandos',
				spec: {
					merge: [options],
					map: { grupo: group, nome: 'nome', uso: 'nome', opcoes: 'opcoes' },
					group: { by: 'grupo', into: 'comandos' },
				},
				why: $said`${table.candidate.name} (${whereOf(table)}) has ${new Set(written).size} texts that look like options of a command line; the pages of the repository name ${Math.round(onPages * 100)} % of them.${isOfSeveral ? $said(' They belong to several commands, and this does not say to which.') : ''}`,
				score: isOfSeveral ? Math.min(score, DOUBTFUL) : score,
				names: written,
			},
		];
	}
	const names = description && namesOf(table);
	if (!names || !description || names.path === description.path)
		return [];
	const written = names.texts.filter(text => text !== undefined);
	const onPages = evidence.pages.shareOf(written);
	const isWhole = records.length === names.count;
	return [
		{
			at: 'comandos',
			spec: {
				...table.source,
				...(!isWhole && { filter: `$type(${names.path}) = "string"` }),
				map: { grupo: group, nome: names.path, uso: names.path, resumo: oneLine(description) },
				unique: 'nome',
				group: { by: 'grupo', into: 'comandos' },
			},
			why: $said`${table.candidate.name} (${whereOf(table)}) has ${names.count} names with a text that says what each is for${namedOnPages(onPages)}`,
			score: commandScore(table, onPages, evidence),
			names: written,
		},
	];
}
function textAlone(part) {
	return part && { ...part, path: `($type(${part.path}) = "string" ? ${part.path} : "")` };
}
function groupedCommands(table, evidence) {
	for (const list of shape_listPaths(table.records)) {
		const group = firstNames({
			...table,
			paths: table.paths.filter(({ path }) => !path.startsWith(list.path)),
		});
		const paths = textPaths(list.items);
		const description = describing(paths, list.items.length, []);
		const names = firstNames({ paths, records: list.items });
		if (!group || group.count < table.records.length || !names || !description)
			continue;
		if (names.count < list.items.length || names.path === description.path)
			continue;
		const usage = paths.find(({ path, count }) => /^(uso|usage|synopsis)$/i.test(path) && count === names.count);
		const written = names.texts.filter(text => text !== undefined);
		const onPages = evidence.pages.shareOf(written);
		return {
			at: 'comandos',
			spec: {
				...table.source,
				map: {
					grupo: group.path,
					comandos: {
						each: list.path,
						map: { nome: names.path, uso: (usage ?? names).path, resumo: oneLine(description) },
					},
				},
			},
			why: $said`${table.candidate.name} (${whereOf(table)}) has ${table.records.length} groups of ${written.length} names in all, with a text that says what each is for${namedOnPages(onPages)}`,
			score: commandScore(table, onPages, evidence),
			names: written,
		};
	}
	return undefined;
}
function namedOnPages(onPages) {
	return $said`; a page of the repository names ${Math.round(onPages * 100)} % of them.`;
}
const WITHOUT_TITLES = 0.3;
function guessErrors(tables, evidence) {
	const guesses = [];
	for (const table of tables) {
		const { records, paths } = table;
		const codes = paths
			.filter(path => path.count >= 3 && share(path, text => CODE.test(text)) > 0.8)
			.sort((a, b) => b.count - a.count)[0];
		if (!codes)
			continue;
		const named = (pattern) => paths.find(path => path.path !== codes.path && pattern.test(path.path) && path.count > records.length * 0.5);
		const title = named(/titulo|title|message|mensagem|text/i) ?? describing(paths, records.length, [codes.path]);
		const fields = {
			codigo: codes,
			titulo: title,
			explicacao: named(/explica|explanation|descri|detail|why/i),
			exemplo: named(/exemplo|example|sample/i),
			solucao: named(/soluc|solution|fix|remedy|hint/i),
			doc: named(/\.(doc|docs|page|href)$/i),
		};
		const isWhole = codes.count === records.length && share(codes, text => CODE.test(text)) === 1;
		const isOther = share(codes, text => CODE.test(text) && !CONTRACT_CODE.test(text)) > 0;
		const map = Object.fromEntries(Object.entries(fields).flatMap(([name, path]) => path ? [[name, name === 'titulo' ? oneLine(path) : path.path]] : []));
		const rules = {
			...(isOther && { 'codigo-pattern': { pattern: '^[A-Z]{1,5}[-_]?\\d{3,5}$' } }),
			...(!fields.doc && { 'doc-present': { level: 'off' } }),
		};
		const all = codes.texts.filter(text => text !== undefined);
		const onPages = evidence.pages.shareOf(all);
		const { name, path } = table.candidate;
		guesses.push({
			count: codes.count,
			score: (ERRORS.test(`${path} ${name}`) || codes.count >= MANY_CODES ? 0.62 + 0.2 * onPages : DOUBTFUL) +
				Math.min(0.09, codes.count / 500) +
				bias(name, path, evidence) -
				(TOOL.test(path) ? 0.3 : 0) -
				(title ? 0 : WITHOUT_TITLES),
			at: 'erros',
			spec: {
				...table.source,
				...(!isWhole && { filter: whenText(codes.path, '/^[A-Z]+[-_]?\\d+$/') }),
				map,
				unique: 'codigo',
			},
			why: $said`${table.candidate.name} (${whereOf(table)}) has ${codes.count} texts that look like error codes.`,
			rules,
		});
	}
	return guesses
		.sort((a, b) => b.score - a.score || b.count - a.count)
		.slice(0, evidence.limit)
		.map(({ count: _, ...guess }) => guess);
}
function firstNames({ paths, records }) {
	return paths
		.filter(path => path.path !== 'comment' &&
		path.count > records.length * 0.7 &&
		share(path, text => WORD.test(text)) > 0.9)
		.filter(({ texts, count }) => new Set(texts).size > count * 0.9)
		.sort((a, b) => weight(b.path) - weight(a.path))[0];
}
function namesOf(table) {
	const isComponents = table.candidate.source !== undefined;
	return firstNames(isComponents ? { ...table, paths: table.mixed.filter(({ path }) => path === 'nome') } : table);
}
function isNested(path) {
	return (path.match(/[.[]/g)?.length ?? 0) > 1;
}
function weight(path) {
	if (path === 'key')
		return 3;
	if (/^(value|args\[0\]|value\[0\])$/.test(path))
		return 2;
	return /(name|nome)$/i.test(path) ? 4 : 0;
}
function longFlags({ texts }) {
	return (texts.filter(text => text?.startsWith('--')).length * 2 +
		texts.filter(text => text?.startsWith('-')).length);
}

; 








const LIBRARY = /^((std)?lib(s|rary|raries)?|modul(e|o)s?|bibliotecas?|built_?ins?|core|prelude|std|runtime|api|include)$/i;
const MIN_DOCUMENTED = 4;
const MAX_READ = 3;
const NAME_BONUS = 4;
const MIN_TABLES = 2;
const BEARABLE = new Set([
	'source-unresolved',
	'source-syntax',
	'source-cycle',
	'table-changed',
]);
const FIELDS = { nome: 'name', assinatura: 'signature', resumo: 'summary' };
const INTO = { by: '_modulo', as: 'nome', into: 'simbolos' };
const ONCE = { unique: '_chave', group: INTO };
async function guessModules(tables, texts, repository, context, evidence, builtin) {
	const found = [
		...(await fromTables(tables, context, evidence)),
		...(await fromRegistrations(texts, context, evidence, builtin)),
	];
	const isSure = found.some(({ score = 0 }) => score >= THRESHOLD);
	return [...found, ...(isSure ? [] : await fromFolder(texts, repository, context, evidence))]
		.sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
		.slice(0, evidence.limit);
}
const UNPROVED = { table: 0.62, folder: 0.3 };
const MIN_SYMBOLS = 0.25;
const MAX_SIZE_BONUS = 0.12;
function scoreOf(modules, symbols, unproved, evidence) {
	const proof = proveModules(modules, evidence);
	const use = evidence.programs?.use;
	const names = [...new Set(symbols)];
	const used = use
		? names.filter(name => (use.of(name)?.total ?? 0) > 0).length / Math.max(1, names.length)
		: 1;
	const onPage = evidence.pages.shareOf(names);
	if (!proof)
		return { score: unproved, by: '' };
	const share = Math.min(1, Math.max(used, onPage) / MIN_SYMBOLS);
	const size = Math.min(MAX_SIZE_BONUS, modules.length / 400);
	return {
		score: Math.min(1, proof.score) * (0.5 + 0.5 * share) * (1 - MAX_SIZE_BONUS) + size,
		by: `: ${proof.by}`,
	};
}
async function fromTables(tables, context, evidence) {
	const found = [];
	for (const table of tables) {
		const { records, rules } = await read({ symbols: table.table }, context);
		const symbols = records.filter(({ fields }) => fields.what !== 'module');
		const modules = modulesOf(symbols);
		if (modules.size >= 2 && symbols.length >= MIN_DOCUMENTED) {
			const own = {
				symbols: table.table,
				filter: 'what != "module"',
				map: mapped('module', symbols),
				...ONCE,
			};
			const aliases = {
				symbols: table.table,
				filter: 'what = "module"',
				map: { nome: 'name', apelido_de: 'alias_of' },
			};
			const { score, by } = scoreOf(textsOf(modules), guess_modules_namesOf(symbols), UNPROVED.table, evidence);
			found.push({
				at: 'modulos',
				spec: symbols.length < records.length ? [own, aliases] : own,
				why: $said`${table.candidate.name} (${whereOf(table)}) is a table of ${modules.size} modules with ${symbols.length} symbols${by}.`,
				rules,
				score: score + bias(table.candidate.name, table.candidate.path, evidence),
			});
			continue;
		}
		const nested = fromEntries(table, evidence);
		if (nested)
			found.push(nested);
	}
	return found;
}
function guess_modules_namesOf(records) {
	return textsOf(records.map(({ fields }) => fields.name));
}
function textsOf(values) {
	return [...values].filter(value => typeof value === 'string');
}
function fromEntries(table, evidence) {
	const name = firstNames(table);
	if (!name)
		return undefined;
	for (const at of ['value', 'args', 'params', 'kwargs']) {
		const maps = table.records.map(({ fields }) => guess_modules_mapIn(fields[at]));
		const key = maps.find(each => each !== undefined)?.key;
		if (key === undefined || !maps.every(each => each?.key === key))
			continue;
		const path = key === '' ? at : `${at}.${key}`;
		const texts = maps.flatMap(each => Object.values(each?.map ?? {}));
		const isPair = texts.every(text => Array.isArray(text) && text.every(part => typeof part === 'string'));
		const isText = texts.every(text => typeof text === 'string');
		if (texts.length < MIN_DOCUMENTED || !(isPair || isText))
			continue;
		const symbols = maps.flatMap(each => Object.keys(each?.map ?? {}));
		const { score, by } = scoreOf(textsOf(name.texts), symbols, UNPROVED.table, evidence);
		return {
			score: score + bias(table.candidate.name, table.candidate.path, evidence),
			at: 'modulos',
			spec: {
				table: table.table,
				map: {
					nome: name.path,
					simbolos: {
						each: `$each(${path}, function($v, $k) { {'nome': $k, 'texto': $v} })`,
						map: isPair
							? { nome: 'nome', assinatura: 'texto[0]', resumo: 'texto[1]' }
							: { nome: 'nome', resumo: 'texto' },
					},
				},
			},
			why: $said`${table.candidate.name} (${whereOf(table)}) has ${table.records.length} entries with a name and a map each, ${texts.length} symbols in all${by}.`,
		};
	}
	return undefined;
}
function guess_modules_mapIn(value) {
	if (!guess_modules_isMap(value))
		return undefined;
	for (const [key, part] of Object.entries(value))
		if (guess_modules_isMap(part) && /^\w+$/.test(key))
			return { key, map: part };
	return Object.values(value).every(part => Array.isArray(part) || typeof part === 'string')
		? { key: '', map: value }
		: undefined;
}
function guess_modules_isMap(value) {
	return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
async function fromRegistrations(texts, context, evidence, builtin) {
	const byType = new Map();
	for (const [path, text] of texts) {
		if (!/\.(c|h|cc|cpp|cxx|hpp)$/.test(path))
			continue;
		for (const { groups } of text.matchAll(REGISTRATION)) {
			const rows = groups?.rows?.match(ROW)?.length ?? 0;
			if (rows < MIN_DOCUMENTED || !groups?.type || !groups.name)
				continue;
			const known = byType.get(groups.type) ?? [];
			byType.set(groups.type, known);
			known.push({ path, name: groups.name, rows });
		}
	}
	const likely = [...byType].sort(([, a], [, b]) => b.length - a.length);
	for (const [type, tables] of likely) {
		const largest = new Map();
		for (const table of tables)
			if ((largest.get(table.path)?.rows ?? 0) < table.rows)
				largest.set(table.path, table);
		if (largest.size < MIN_TABLES)
			continue;
		const merge = [];
		const names = [];
		const modules = [];
		let symbols = 0;
		for (const { path, name } of largest.values()) {
			const source = { symbols: `${path}#${name}` };
			if (builtin.has(source.symbols))
				continue;
			const { records, isBroken } = await read(source, context);
			if (isBroken || records.length === 0)
				continue;
			symbols += records.length;
			names.push(...guess_modules_namesOf(records));
			const module = moduleOfFile(path, name, texts.get(path) ?? '');
			modules.push(module);
			merge.push({ ...source, map: { _modulo: JSON.stringify(module), nome: 'name' } });
		}
		if (merge.length < MIN_TABLES)
			continue;
		const { score, by } = scoreOf(modules, names, UNPROVED.folder, evidence);
		return [
			{
				score,
				at: 'modulos',
				spec: { merge, map: { _modulo: '_modulo', nome: 'nome', _chave: '_modulo & "." & nome' }, ...ONCE },
				why: $said`${merge.length} files have a table of ${type}, each row a name and the C function for it: ${symbols} symbols${by}. The names of the modules are guessed from the functions that register them, or the files; signatures and summaries stand elsewhere, if at all: a \`join\` adds them.`,
			},
		];
	}
	return [];
}
const REGISTRATION = /\bconst\s+(?:struct\s+)?(?<type>\w+)\s+(?<name>\w+)\s*\[\s*\]\s*=\s*\{(?<rows>(?:[^{};]|\{[^{}]*\}){0,4000})\}\s*;/g;
const ROW = /\{\s*"[A-Za-z_]\w*"\s*,\s*[A-Za-z_]\w*/g;
function moduleOfFile(path, table, text) {
	const uses = [...text.matchAll(new RegExp(`\\b${table}\\b`, 'g'))].slice(1);
	for (const { index } of uses) {
		const header = [...text.slice(0, index).matchAll(/^\w[^\n;{}]*?\b(\w+)\s*\([^;{}]*\)\s*\{/gm)].at(-1)?.[1];
		const name = /(?:open|init|load|register|setup|add)_?([A-Za-z]\w*)$/i.exec(header ?? '')?.[1];
		if (name)
			return name;
	}
	const base = (path.split('/').at(-1) ?? path).replace(/\.\w+$/, '');
	return base.replace(/[_-]?(lib(rary)?|funcs?|functions?|module)$/i, '') || table;
}
const SOURCES = /^(src|sources?)$/i;
const guess_modules_MAX_FILES = 1500;
function foldersByQuery(repository, { extension: own, brought }) {
	const bundled = extract .lN.flatMap(each => (each.definitions === undefined ? [] : each.extensions));
	const found = new Map();
	const extensions = new Set([...brought, ...bundled.filter(each => isOfOwn(each, own))]);
	for (const extension of extensions)
		for (const path of listPaths(repository, `**/*${extension}`)) {
			if (EXAMPLES.test(path))
				continue;
			if (extensions.has(`${extension}i`) && repository.isFile(`${path}i`))
				continue;
			const parts = path.split('/').slice(0, -1);
			const at = parts.findLastIndex(part => LIBRARY.test(part) || SOURCES.test(part));
			const folder = parts.slice(0, at < 0 ? undefined : at + 1).join('/');
			const key = `${folder}*${extension}`;
			const known = found.get(key) ?? { folder, extension, files: 0, documented: 0, isDeep: true };
			found.set(key, known);
			known.files += 1;
			known.documented += MIN_DOCUMENTED;
		}
	return [...found]
		.filter(([key, { files }]) => files <= guess_modules_MAX_FILES && !found.has(`${key}i`))
		.map(([key, each]) => ({ ...each, leftOut: key.endsWith('i') ? found.get(key.slice(0, -1))?.files : 0 }));
}
function isOfOwn(extension, own) {
	return own !== undefined && (extension.endsWith(own) || extension === `${own}i`);
}
async function fromFolder(texts, repository, context, evidence) {
	const folders = new Map();
	const count = (path, extension, documented) => {
		const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
		const known = folders.get(`${folder}*${extension}`) ?? { folder, extension, files: 0, documented: 0 };
		folders.set(`${folder}*${extension}`, known);
		known.files += 1;
		known.documented += documented;
	};
	for (const [path, text] of texts) {
		const extension = /\.\w+$/.exec(path)?.[0];
		const documented = extension === undefined ? 0 : documentedIn(text, extension);
		if (extension !== undefined && documented > 0)
			count(path, extension, documented);
	}
	for (const [path, text] of listDeclarations(repository))
		count(path, '.d.ts', documentedIn(text, '.ts'));
	const isLibrary = ({ folder }) => LIBRARY.test(folder.split('/').at(-1) ?? '');
	const score = (each) => each.documented * (isLibrary(each) ? NAME_BONUS : 1);
	const likely = [...folders.values()]
		.filter(({ documented }) => documented >= MIN_DOCUMENTED)
		.sort((a, b) => score(b) - score(a) || (0,code_points .O)(a.folder, b.folder));
	const found = [];
	const byQuery = foldersByQuery(repository, evidence).sort((a, b) => score(b) - score(a));
	for (const each of [...likely.slice(0, MAX_READ), ...byQuery.slice(0, MAX_READ)]) {
		const guess = await folderGuess(each, isLibrary(each), context, evidence);
		if (guess)
			found.push(guess);
	}
	return found;
}
function family(paths, extension) {
	const firsts = paths.map(path => {
		const base = path.slice(path.lastIndexOf('/') + 1, -extension.length);
		return base.split('.')[0];
	});
	const counts = new Map();
	for (const first of firsts)
		counts.set(first, (counts.get(first) ?? 0) + 1);
	const [most] = [...counts].sort(([, a], [, b]) => b - a);
	const isFamily = most && most[1] >= MIN_FAMILY && most[1] >= paths.length * FAMILY_SHARE;
	return isFamily && /^[\w-]+$/.test(most[0]) ? most[0] : '';
}
const MIN_FAMILY = 10;
const FAMILY_SHARE = 0.8;
async function folderGuess({ folder, extension, isDeep = false, leftOut = 0 }, isLibrary, context, evidence) {
	const prefix = folder === '' ? '' : `${folder}/`;
	const all = `${escapeGlob(prefix)}${isDeep ? '**/' : ''}*${extension}`;
	const symbols = isDeep
		? all
		: all.replace(/\*(?=[^*]*$)/, `${family(context.repository.glob(all), extension)}*`);
	const whole = { symbols, exported: true, ...(extension !== '.d.ts' && { filter: KINDS }) };
	const outer = await readDocumented(whole, context);
	const inner = isDeep && (await readDocumented({ ...whole, of: '*', filter: MEMBERS }, context));
	const isWithin = inner && inner.documented > outer.documented;
	const { source, records, rules, isBroken, documented } = isWithin ? inner : outer;
	if (isBroken || documented < MIN_DOCUMENTED)
		return undefined;
	const language = documentedLanguage(extension);
	const module = isWithin
		? 'container'
		: language?.isPackage
			? JSON.stringify(folder.split('/').at(-1) || 'main')
			: language?.hasModules
				? 'module'
				: within(prefix);
	const files = new Set(records.map(({ place }) => place.file)).size;
	const modules = new Set(records.map(({ fields: { module: path, container } }) => isWithin
		? String(container)
		: language?.isPackage
			? (folder.split('/').at(-1) ?? 'main')
			: String(path).replace(prefix, '')));
	const { score, by } = folderScore(extension, isLibrary, [...modules], guess_modules_namesOf(records), evidence);
	const troubles = Object.keys(rules).length > 0 ? $said(' What cannot be read of them is told as a warning.') : '';
	const doubt = isLibrary
		? ''
		: $said(' Look whether these are what programs in the language use, or the implementation of it.');
	return {
		at: 'modulos',
		spec: { ...source, map: mapped(module, records), ...ONCE },
		why: $said`${files} files ${folder === '' ? $said('at the root') : $said`of ${folder}/`} define ${records.length} functions and classes for others, ${documented} of them documented${by}.${doubt}${troubles}${leftOut > 0 ? $said` ${leftOut} files *${extension.slice(0, -1)} have no such file beside them, and are left out.` : ''}`,
		rules,
		score,
	};
}
async function readDocumented(source, context) {
	const found = await read(source, context);
	const isDocumented = ({ fields }) => typeof fields.summary === 'string' && fields.summary !== '';
	return { ...found, source, documented: found.records.filter(isDocumented).length };
}
function folderScore(extension, isLibrary, modules, symbols, evidence) {
	const isOne = modules.length < 2;
	if (isLibrary && isOfOwn(extension, evidence.extension) && !isOne)
		return { score: SELF_HOSTED, by: $said(', in the language itself') };
	const { score, by } = scoreOf(modules, symbols, UNPROVED.folder, evidence);
	return { score: isOne ? Math.min(score, UNPROVED.folder) : score * (isLibrary ? 1 : 0.8), by };
}
const SELF_HOSTED = 0.65;
const KINDS = 'what in ["function", "class", "interface", "enum", "macro"]';
const MEMBERS = 'what in ["function", "method", "macro"]';
function within(prefix) {
	return prefix === '' ? 'module' : `$substringAfter(module, ${JSON.stringify(prefix)})`;
}
function mapped(module, records) {
	const there = Object.entries(FIELDS).filter(([, name]) => records.some(({ fields }) => fields[name] !== undefined));
	return { _modulo: module, ...Object.fromEntries(there), _chave: `${module} & "." & name` };
}
function modulesOf(records) {
	return new Set(records.map(({ fields }) => fields.module));
}
async function read(source, context) {
	const problems = [];
	const trying = { ...context, report: problem => problems.push(problem) };
	const { filter, ...unfiltered } = source;
	const all = (0,extract .Xf)(await (0,extract .WG)(unfiltered, [], trying));
	const isWanted = ({ fields }) => filter?.includes(JSON.stringify(fields.what));
	const records = filter?.startsWith('what in') ? all.filter(isWanted) : all;
	const reported = new Set(problems.map(({ rule }) => rule));
	const bearable = [...reported].filter(rule => BEARABLE.has(rule)).sort();
	const isBroken = [...reported].some(rule => !BEARABLE.has(rule) && !guess_modules_HARMLESS.has(rule));
	return { records, rules: Object.fromEntries(bearable.map(rule => [rule, { level: 'warning' }])), isBroken };
}
const guess_modules_HARMLESS = new Set([
	'table-conditional',
	'symbol-conditional',
	'symbol-unresolved',
	'source-empty',
	'table-changed-later',
	'table-duplicate-key',
]);

; 
const ENUM = /\benum\s+(?:class\s+|struct\s+)?(?<name>[A-Z]\w{0,80})/g;
const ANNOTATION = /(?:#\[|@|^[ \t]*\[)(?<name>[A-Za-z_]\w{0,60})\((?:\s*\w{1,60}\s*=)?\s*"(?<text>(?:[^"\\\n]|\\.){1,80})"/gm;
function annotatedEnums(text) {
	const enums = [...text.matchAll(ENUM)];
	if (enums.length === 0)
		return [];
	const found = new Map();
	let next = 0;
	let of;
	for (const { index, groups } of text.matchAll(ANNOTATION)) {
		while (next < enums.length && (enums[next]?.index ?? 0) < index)
			of = enums[next++]?.groups?.name;
		const { name: annotation = '', text: said = '' } = groups ?? {};
		if (of === undefined)
			continue;
		const key = `${of}#${annotation}`;
		const each = found.get(key) ?? { of, annotation, texts: [] };
		found.set(key, each);
		each.texts.push(said);
	}
	return [...found.values()];
}

; 
const LINES = [
	'if else elif elseif elsif unless then end begin fi do done while until for foreach in of loop repeat break continue next',
	'return yield goto switch case when match default select where with as is not and or xor mod div',
	'function func fn fun def sub procedure proc method lambda class struct enum union interface trait impl extends implements',
	'super self this new delete typeof instanceof sizeof type typedef var let const val static public private protected',
	'abstract final virtual override import export from require include use using module package namespace',
	'try catch except finally raise throw throws rescue ensure assert defer async await true false nil null none void',
	'print global local pass debugger',
	'se senao senão então entao senaose fim fimse enquanto para faca faça repita ate até por cada pare quebra sustar continua continuar',
	'retorna retorne escolha escolher caso padrao padrão funcao função metodo método classe construtor herda super isto eu novo nova',
	'verdadeiro falso nulo e ou nao não em de tente tentar pegue captura capture finalmente lance lança importar importa exportar exporta',
	'variavel variável constante const global leia escreva imprima inicio programa procedimento',
	'si sino entonces mientras hacer hasta para cada romper continuar retornar devolver segun según funcion función clase nuevo',
	'verdadero falso nulo y o no intentar capturar finalmente lanzar importar exportar variable constante',
	'si sinon alors tantque pour retourne retourner fonction classe vrai faux nul et ou non essayer attraper',
	'se altrimenti mentre per ritorna funzione classe vero falso nullo',
	'wenn sonst dann solange für fuer rückgabe funktion klasse wahr falsch und oder nicht',
	'jika maka selama untuk kembali fungsi kelas benar salah dan atau bukan',
];
const COMMON_WORDS = new Set(LINES.flatMap(line => line.split(' ')));
const VALUE_WORDS = new Set('true false null nil none undefined nan inf infinity self this super verdadeiro falso nulo isto eu verdad falsa vrai faux wahr falsch vero'.split(' '));

; 






const SUBJECTS = ['reservadas', 'operadores', 'embutidas', 'modulos', 'comandos', 'erros'];
const MAX_EXCERPT_CHARACTERS = 5000;
const NAME_ALONE = 5;
const FUNCTION_MALUS = 10;
const MIN_ENTRIES = 4;
const DEFINITION = /(?<![\w$\u00c0-\uffff])(?<name>[A-Za-z_$\u00c0-\uffff][\w$\u00c0-\uffff]*)[ \t]*(?:\[[^\]\n]{0,60}\][ \t]*){0,3}(?::(?:\[(?:[^=[\]\n]|\[[^=[\]\n]{0,60}\]){0,100}\]|[^=;{}[\n]){1,160})?=(?![=>])\s*(?:&|[\w.$]*(?:<[^>\n]{0,80}>|\[[^\]\n]{0,40}\]\w*)?[ \t]*|[\w:]{1,60}![ \t]*|%[wi]|new(?:[ \t]+[\w.]+(?:<[^>\n]{0,80}>{1,4})?)?(?:\(\)\s{0,200}|\s{0,200})|(?:[A-Z]\w*\.)+(?:fromList|of_list)\s{0,200})[[({]/gu;
const ATTRIBUTE = /^[ \t]*@(?<name>[a-z_]\w*)[ \t]+(?:~[wW]|%)?[[({]/gm;
const FUNCTION = /(?:\b(?:fn|func|def|function)\s+(?<name>[A-Za-z_]\w*)\s*[(<]|^(?:[\w:*&<>]+[ \t]+){1,5}\*?(?<typed>[A-Za-z_]\w*)[ \t]*\([^()\n;]*\)[ \t\w]*\{)/gm;
const GIVER = /\b(?:func|function|fun|def|fn)\s+(?:\([^()\n]{0,60}\)\s*)?(?<name>[A-Za-z_]\w*)\s*\([^()\n]{0,80}\)[^\n;]{0,120}\s{0,80}[{:=]\s{0,80}(?:"""(?:(?!""")[\s\S]){0,1000}"""\s{0,80})?return\s+(?:&?[\w.*[\]]{0,60}\{|array\(|\[|\{)/g;
const CALL = /(?<![\w$.])(?<owner>(?:[\w$]+\.)*)(?<name>[A-Za-z_$][\w$]*)(?:\(|!\((?:\s*\w{1,60}\s*,)?)\s*(?=["'`])/g;
const MAP_METHOD = /^(put|insert|set|add|emplace|push|append|register|define)$/i;
const QUOTED = /(["'`])((?:(?!\1)[^\\\n]|\\.){1,80})\1/g;
const KEY = /(?<=[{,]\s{0,200})(?<![\w\u00c0-\uffff])([A-Za-z_\u00c0-\uffff][\w\u00c0-\uffff]*)\s*:/g;
const candidates_WORD = /^[\p{L}_][\p{L}\p{N}_]*$/u;
const candidates_FLAG = /^--?[A-Za-z][\w-]*\b/;
const candidates_CODE = /^[A-Z]{1,5}[-_]?\d{3,5}$/;
const SYMBOL = /^[!-/:-@[-^{-~]{1,4}$/;
const NAMES = {
	reservadas: /key_?words?|kwlist|reserv|palavras|res_?words?|proscribed|forbidden|literal_?names$/i,
	operadores: /operator|operador|punct|simbol|symbols?$|^ops$/i,
	embutidas: /built_?ins?|embutid|intrinsic|nativ[aeo]|prelude|globals?$|global_?func|stdlib|primitiv|^(base|core|std)_?(lib_?)?(funcs?|functions?)$/i,
	modulos: /^_?(?:\w*_|\w*(?=[A-Z]))?(?:[mM]odul(e|o)s?|MODUL(E|O)S?|(std)?[lL]ibs?|LIBS|[lL]ibrar(y|ies)|[bB]ibliotecas?|BIBLIOTECAS|[pP]ackages|loaded_?libs)(_?\w*([rR]egistry|REGISTRY|[tT]able|[mM]ap))?$/,
	comandos: /commands?$|comandos?$|subcommand|switches|option_?(declaration|def)|^options$|flags$|opcoes/i,
	erros: /errors?$|diagnostics?$|erros?$|error_?(codes?|catalog|messages?|table)|catalog/i,
};
const candidates_COMMAND_LISTS = /^(\w*option_?declarations|(sub)?commands|comandos|switches)$/i;
const CALLEES = {
	reservadas: /^(add|register|def(ine)?|make|new|check|match|is|expect)?_?(key_?word|reserved)(_?word)?s?$/i,
	embutidas: /^(def(ine|inir)?(_?(var|vari|global|builtin|func|native|nativ)\w*)?|(register|add)_?(builtin|global|native|func)\w*|set_?global)$/i,
	comandos: /^(add_?argument|add_?option|option|add_?command|command|add_?parser|flag)$/i,
	erros: /error|erro|diag/i,
};
const FILES = {
	reservadas: /key_?word|token|lex|reserv|palavra|scan|grammar|syntax/i,
	operadores: /token|lex|operator|scan|parser|grammar/i,
	embutidas: /builtin|global|stdlib|prelude|interpret|embutid|runtime/i,
	modulos: /modul|stdlib|librar|bibliotec|registry|__init__/i,
	comandos: /command|comando|cli|main|options?|args/i,
	erros: /error|erro|diagnostic|message/i,
};
function candidatesIn(path, text, evidence) {
	const found = new Map();
	const isDoubtful = isForPart(text);
	const hasCommands = dividesCommands(text);
	const add = (likely) => {
		const candidate = {
			...likely,
			isNamed: NAMES[likely.subject].test(likely.name),
			isDoubtful,
			hasCommands,
		};
		const key = `${candidate.subject}#${candidate.name}#${candidate.annotation ?? ''}`;
		if ((found.get(key)?.score ?? 0) < candidate.score)
			found.set(key, candidate);
	};
	for (const match of [DEFINITION, ATTRIBUTE, GIVER].flatMap(form => [...text.matchAll(form)])) {
		const name = match.groups?.name;
		const body = excerpt(text, match.index + match[0].length - 1);
		for (const subject of SUBJECTS) {
			const score = Math.max(candidates_scoreOf(subject, name, body, path), provedScore(subject, name, body, path, evidence));
			if (score > 0)
				add({ subject, path, name, score });
		}
	}
	for (const match of text.matchAll(FUNCTION)) {
		const name = (match.groups?.name ?? match.groups?.typed);
		const body = excerpt(text, match.index);
		if (!/\b(match|switch)\b/.test(body))
			continue;
		const score = Math.max(candidates_scoreOf('reservadas', name, body, path), provedScore('reservadas', name, body, path, evidence));
		if (score > NAME_ALONE)
			add({ subject: 'reservadas', path, name, score: score - FUNCTION_MALUS });
	}
	for (const { of: name, annotation, texts } of annotatedEnums(text)) {
		const body = texts.map(each => `"${each}"`).join(', ');
		for (const subject of ['reservadas', 'operadores']) {
			const proved = provedScore(subject, name, body, path, evidence);
			const score = Math.max(candidates_scoreOf(subject, name, body, path), proved);
			if (score > 0)
				add({ subject, path, name, annotation, score });
		}
	}
	const calls = new Map();
	for (const match of text.matchAll(CALL)) {
		const { owner = '', name: method = '' } = match.groups ?? {};
		const name = MAP_METHOD.test(method) && /^[A-Za-z_$][\w$]*\.$/.test(owner) ? owner + method : method;
		const at = match.index + match[0].length;
		const first = calls.get(name) ?? [];
		calls.set(name, first);
		first.push(text.slice(at + 1, at + 60).split(text[at])[0] ?? '');
	}
	for (const [name, texts] of calls) {
		for (const subject of SUBJECTS) {
			if (subject === 'modulos')
				continue;
			if (subject === 'reservadas' && !CALLEES.reservadas?.test(name) && !name.includes('.'))
				continue;
			const score = Math.max(scoreOfCalls(subject, name, texts, path), provedTexts(subject, name, [...new Set(texts)], path, evidence));
			if (score > 0)
				add({ subject, path, name: `${name}()`, score });
		}
	}
	return [...found.values()];
}
function excerpt(text, start) {
	const lineStart = text.lastIndexOf('\n', start) + 1;
	const indent = /^[ \t]*/.exec(text.slice(lineStart, lineStart + 200))?.[0] ?? '';
	const body = text.slice(start, start + MAX_EXCERPT_CHARACTERS);
	const firstLine = body.indexOf('\n');
	if (firstLine >= 0 && /[\])}][\])};, ]*$/.test(body.slice(0, firstLine)))
		return body.slice(0, firstLine);
	const end = body.search(new RegExp(`\\n${indent}(?:[\\])}]|[\\w$])`));
	return end < 0 ? body : body.slice(0, end);
}
function candidates_scoreOf(subject, name, body, path) {
	const quoted = quotedIn(body);
	const keys = [...body.matchAll(KEY)].map(match => match[1]);
	const isNamed = NAMES[subject].test(name);
	const bonus = (isNamed ? 15 : 0) + (FILES[subject]?.test(baseName(path)) ? 6 : 0);
	const distinct = (texts, test) => new Set(texts.filter(test)).size;
	switch (subject) {
		case 'reservadas': {
			const words = [...quoted, ...keys];
			const hits = distinct(words, word => COMMON_WORDS.has(word));
			const shareOf = (texts) => distinct(texts, word => COMMON_WORDS.has(word)) /
				Math.max(1, distinct(texts, word => candidates_WORD.test(word)));
			const share = Math.max(shareOf(quoted), shareOf(keys), shareOf(words));
			if (hits >= (isNamed ? MIN_ENTRIES : 6) && share > 0.2)
				return hits + share * 20 + bonus;
			return isNamed ? NAME_ALONE : 0;
		}
		case 'operadores': {
			const hits = distinct(quoted, text => SYMBOL.test(text));
			return hits >= (isNamed ? MIN_ENTRIES : 8) ? Math.min(hits, 30) + bonus : 0;
		}
		case 'embutidas': {
			const names = distinct([...quoted, ...keys], text => candidates_WORD.test(text));
			return isNamed && names >= MIN_ENTRIES ? Math.min(names, 30) + bonus : 0;
		}
		case 'modulos':
			return isNamed ? NAME_ALONE + bonus : 0;
		case 'comandos': {
			const flags = distinct(quoted, text => candidates_FLAG.test(text));
			if (flags >= 3)
				return Math.min(flags, 30) + bonus;
			if (!isNamed)
				return 0;
			return NAME_ALONE + (candidates_COMMAND_LISTS.test(name) ? 3 : 0) + (quoted.some(isSentence) ? bonus : 0);
		}
		case 'erros': {
			const codes = distinct(quoted, text => candidates_CODE.test(text)) + distinct(keys, text => candidates_CODE.test(text));
			if (codes >= 3)
				return Math.min(codes, 30) + bonus + 10;
			return isNamed && quoted.filter(isSentence).length >= MIN_ENTRIES ? 5 + bonus : 0;
		}
	}
}
function quotedIn(body) {
	return [...body.matchAll(QUOTED)].map(match => unquoted(match[2]));
}
const PROVED_SCORE = 60;
const MANY_COMMON = 0.4;
const MIN_PROOF = 0.45;
function provedScore(subject, name, body, path, evidence) {
	const quoted = quotedIn(body);
	const keys = [...body.matchAll(KEY)].map(match => match[1]);
	return Math.max(...[quoted, keys].map(texts => provedTexts(subject, name, [...new Set(texts)].filter(text => candidates_WORD.test(text)), path, evidence)));
}
function provedTexts(subject, name, texts, path, evidence) {
	if (texts.length < MIN_ENTRIES)
		return 0;
	const common = texts.filter(text => COMMON_WORDS.has(text)).length;
	if (subject === 'embutidas' && common > texts.length * MANY_COMMON)
		return 0;
	const proof = proofOf(subject, texts, evidence);
	if (!proof)
		return 0;
	const isNamed = NAMES[subject].test(lastPart(name)) || NAMES[subject].test(name.split('.')[0] ?? '');
	const needed = isNamed
		? MIN_PROOF
		: subject === 'reservadas'
			? MIN_PROOF
			: subject === 'embutidas'
				? 0.6
				: 2;
	if (proof.score < needed)
		return 0;
	const score = Math.min(1, proof.score) + bias(name, path, evidence) * 2;
	return PROVED_SCORE * score + (isNamed ? 15 : 0) + (FILES[subject]?.test(baseName(path)) ? 6 : 0);
}
function proofOf(subject, texts, evidence) {
	if (subject === 'reservadas')
		return proveWords(texts, evidence);
	if (subject === 'embutidas')
		return proveFunctions(texts, evidence);
	return subject === 'modulos' ? proveModules(texts, evidence) : undefined;
}
function lastPart(name) {
	return name.split('.').at(-1) ?? name;
}
function scoreOfCalls(subject, name, first, path) {
	const isNamed = CALLEES[subject]?.test(name) ?? false;
	const bonus = (isNamed ? 10 : 0) + (FILES[subject]?.test(baseName(path)) ? 6 : 0);
	const count = (test) => new Set(first.filter(test)).size;
	switch (subject) {
		case 'reservadas': {
			const hits = count(text => COMMON_WORDS.has(text));
			return isNamed && hits >= MIN_ENTRIES ? hits + bonus : 0;
		}
		case 'embutidas': {
			const names = count(text => candidates_WORD.test(text));
			return isNamed && names >= 6 && names > first.length / 2 ? Math.min(names, 30) + bonus : 0;
		}
		case 'comandos': {
			const flags = count(text => candidates_FLAG.test(text));
			return isNamed && flags >= 3 ? Math.min(flags, 30) + bonus : 0;
		}
		case 'erros': {
			const codes = count(text => candidates_CODE.test(text));
			return codes >= 3 ? Math.min(codes, 30) + bonus : 0;
		}
		default:
			return 0;
	}
}
function isSentence(text) {
	return /\S\s+\S+\s+\S/.test(text);
}
function baseName(path) {
	return path.split('/').slice(-2).join('/');
}

; 


const MIN_CLASSES = 6;
const components_MAX_FILES = 1500;
const MAX_CLASS_CHARACTERS = 6000;
const SCORE = { proved: 60, named: 59 };
const CLASS = /^[ \t]*(?:(?:public|internal|final|export|default|abstract|sealed|data|static)[ \t]+)*(?:impl(?:<[^>\n]{0,80}>)?[ \t]+(?:\w+::)*(?<trait>[A-Z]\w*)(?:<[^>\n]{0,80}>)?[ \t]+for\b|(?:class|object|struct)[ \t]+\w+(?:<[^>\n]{0,80}>)?[ \t]*(?:\([ \t]*|:[ \t]*|(?:extends|implements)[ \t]+)(?:\w+(?:\.|::|\\))*(?<base>[A-Z]\w*))/gm;
const components_QUOTED = /(?:String::from\()?(?<quote>["'])(?<text>(?:(?!\k<quote>)[^\\\n]|\\.){1,200})\k<quote>/
	.source;
const METHOD = new RegExp(`(?<name>[A-Za-z_]\\w*)[ \\t]*\\([^()\\n]{0,60}\\)[ \\t]*(?:(?:->|:)[ \\t]*[^{=\\n]{1,60})?\\s*(?:\\{|=>?|:)\\s*(?:return[ \\t]+)?${components_QUOTED}`, 'g');
const CONSTANT = new RegExp(`(?<![\\w.])(?<name>[A-Za-z_]\\w*)[ \\t]*(?::[ \\t]*[^=;{}()\\n]{1,60})?[ \\t]*=>?[ \\t]*${components_QUOTED}`, 'g');
const CALLED = /^_?(?:get)?_?(?:id|identifier|name|nome|command|code|tag)$/i;
const DESCRIBED = /^_?(?:get)?_?(?:desc(?:ription)?|help|summary|about|resumo|descricao)$/i;
const components_CODE = /^[A-Z]{1,5}[-_]?\d{3,5}$/;
const COMMANDS = /command|cmd|comando/i;
function componentCandidates(texts, evidence) {
	return [...classesByBase(texts)].flatMap(([key, classes]) => {
		const base = key.slice(key.indexOf('#') + 1);
		const nome = commonMember(classes, CALLED);
		if (nome === undefined)
			return [];
		const said = classes.filter(({ members }) => members.has(nome));
		const names = [...new Set(said.map(({ members }) => members.get(nome)))];
		if (names.length < MIN_CLASSES || names.length < said.length * 0.8)
			return [];
		const components = globOf([...new Set(said.map(({ path }) => path))], texts);
		if (components === undefined)
			return [];
		const resumo = commonMember(classes, DESCRIBED);
		const fields = { nome, ...(resumo !== undefined && { resumo }) };
		const proof = proveFunctions(names, evidence);
		return subjectsOf(base, names).map(subject => ({
			subject,
			path: said[0]?.path,
			name: base,
			source: { components, implements: base, fields },
			score: Math.max(SCORE.named, SCORE.proved * Math.min(1, proof?.score ?? 0)),
			isNamed: false,
			isDoubtful: false,
		}));
	});
}
function subjectsOf(base, names) {
	if (names.filter(name => components_CODE.test(name)).length > names.length * 0.8)
		return ['erros'];
	return COMMANDS.test(base) ? ['embutidas', 'comandos'] : ['embutidas'];
}
function classesByBase(texts) {
	const found = new Map();
	for (const [path, text] of texts) {
		const heads = [...text.matchAll(CLASS)];
		for (const [i, { index, groups }] of heads.entries()) {
			const end = Math.min(heads[i + 1]?.index ?? text.length, index + MAX_CLASS_CHARACTERS);
			const members = membersIn(text.slice(index, end));
			if (members.size === 0)
				continue;
			const key = `${path.slice(path.lastIndexOf('.'))}#${groups?.trait ?? groups?.base}`;
			const classes = found.get(key) ?? [];
			found.set(key, classes);
			classes.push({ path, members });
		}
	}
	return found;
}
function membersIn(text) {
	const members = new Map();
	for (const [pattern, call] of [
		[METHOD, '()'],
		[CONSTANT, ''],
	])
		for (const { groups } of text.matchAll(pattern)) {
			const name = groups?.name;
			if (!members.has(name + call) && (CALLED.test(name) || DESCRIBED.test(name)))
				members.set(name + call, groups?.text);
		}
	return members;
}
function commonMember(classes, pattern) {
	const counts = new Map();
	for (const { members } of classes)
		for (const name of members.keys())
			if (pattern.test(name.replace('()', '')))
				counts.set(name, (counts.get(name) ?? 0) + 1);
	const [best] = [...counts].sort(([, a], [, b]) => b - a);
	return best && best[1] >= Math.max(MIN_CLASSES, classes.length / 2) ? best[0] : undefined;
}
function globOf(paths, texts) {
	const [first = '', ...others] = paths.map(escapeGlob);
	if (others.length === 0)
		return first;
	const folders = first.split('/').slice(0, -1);
	while (folders.length > 0 && !others.every(path => path.startsWith(`${folders.join('/')}/`)))
		folders.pop();
	const extension = first.slice(first.lastIndexOf('.'));
	const folder = folders.map(part => `${part}/`).join('');
	const count = [...texts.keys()].filter(path => path.startsWith(folder) && path.endsWith(extension)).length;
	return count <= components_MAX_FILES ? `${folder}**/*${extension}` : undefined;
}

; 
const FILE_TYPES = `
1C Enterprise	.bsl .os
2-Dimensional Array	.2da
4D	.4dm
ABAP	.abap
ABAP CDS	.asddls
ABNF	.abnf
AGS Script	.asc .ash	ags
AIDL	.aidl	aidl
AL	.al
ALGOL	.alg
AMPL	.ampl .mod
ANTLR	.g4
API Blueprint	.apib
APL	.apl .dyalog	apl|aplx|dyalog
ASL	.asl .dsl
ASN.1	.asn .asn1
ASP.NET	.asax .ascx .ashx .asmx .aspx .axd	aspx|aspx-vb
ATS	.dats .hats .sats	ats2
ActionScript	.as	actionscript 3|actionscript3|as3
Ada	.adb .ada .ads	ada95|ada2005
Adblock Filter List	.txt	ad block filters|ad block|adb|adblock
Adobe Font Metrics	.afm	acfm|adobe composite font metrics|adobe multiple font metrics|amfm
Agda	.agda
Aiken	.ak
Aleo	.aleo
Alloy	.als
Altium Designer	.outjob .pcbdoc .prjpcb .schdoc	altium
AngelScript	.as .angelscript
Answer Set Programming	.lp	clingo
Antlers	.antlers.html .antlers.php .antlers.xml
ApacheConf	.apacheconf .vhost	aconf|apache
Apex	.cls .apex .trigger
Apollo Guidance Computer	.agc
AppleScript	.applescript .scpt	apples|osascript
Arc	.arc
AsciiDoc	.asciidoc .adoc .asc
AspectJ	.aj
Assembly	.asm .a51 .i .inc .nas .nasm .s	asm|nasm
Astro	.astro
Asymptote	.asy	asy
Augeas	.aug
AutoHotkey	.ahk .ah1 .ah2 .ahkl	ahk
AutoIt	.au3	au3|AutoIt3|AutoItScript
Avro IDL	.avdl
Awk	.awk .auk .gawk .mawk .nawk	awk|gawk|mawk|nawk
B	.b
B (Formal Method)	.mch
B4X	.bas	basic for android
BAML	.baml
BASIC	.bas
BBCode	.bbcode
BQN	.bqn
Ballerina	.bal
Batchfile	.bat .cmd	bat|batch|dosbatch|winbatch
Beef	.bf
Befunge	.befunge .bf
Berry	.be	be
BibTeX	.bib .bibtex
BibTeX Style	.bst
Bicep	.bicep .bicepparam
Bikeshed	.bs
Bison	.bison
BitBake	.bb .bbappend .bbclass .inc
Blade	.blade .blade.php
BlitzBasic	.bb .decls	b3d|blitz3d|blitzplus|bplus
BlitzMax	.bmx	bmax
Blueprint	.blp	blp
Bluespec	.bsv	bluespec bsv|bsv
Bluespec BH	.bs	bh|bluespec classic
Boo	.boo
Boogie	.bpl	boogie
Brainfuck	.b .bf
BrighterScript	.bs
Brightscript	.brs
Bru	.bru
BuildStream	.bst
C	.c .cats .h .h.in .idc	tcc
C#	.cs .cake .cs.pp .csx .linq	csharp|cake|cakescript
C++	.cpp .c++ .cc .cp .cppm .cxx .h .h++ .hh .hpp .hxx .inc .inl .ino .ipp .ixx .re .tcc .tpp .txx	cpp
C-ObjDump	.c-objdump
C2hs Haskell	.chs	c2hs
C3	.c3
CAP CDS	.cds	cds
CIL	.cil
CLIPS	.clp
CMake	.cmake .cmake.in
COBOL	.cob .cbl .ccp .cobol .cpy
COLLADA	.dae
CQL	.cql
CSON	.cson
CSS	.css
CSV	.csv
CUE	.cue
CWeb	.w
Cabal Config	.cabal	Cabal
Caddyfile	.caddyfile	Caddy
Cadence	.cdc
Cairo	.cairo
Cairo Zero	.cairo
CameLIGO	.mligo
Cangjie	.cj
Cap'n Proto	.capnp
Carbon	.carbon
CartoCSS	.mss	Carto
Ceylon	.ceylon
Chapel	.chpl	chpl
Charity	.ch
Checksums	.crc32 .md2 .md4 .md5 .sha1 .sha2 .sha224 .sha256 .sha256sum .sha3 .sha384 .sha512	checksum|hash|hashes|sum|sums
ChucK	.ck
Circom	.circom
Cirru	.cirru
Clarion	.clw
Clarity	.clar
Classic ASP	.asp	asp
Clean	.icl .dcl
Click	.click
Clojure	.clj .bb .boot .cl2 .cljc .cljs .cljs.hl .cljscm .cljx .hic	bb
Closure Templates	.soy	soy
Clue	.clue
CoNLL-U	.conllu .conll	CoNLL|CoNLL-X
CodeQL	.ql .qll	ql
CoffeeScript	.coffee ._coffee .cake .cjsx .coffee.erb .iced	coffee|coffee-script
ColdFusion	.cfm .cfml	cfm|cfml|coldfusion html
ColdFusion CFC	.cfc	cfc
Common Lisp	.lisp .asd .cl .l .lsp .ny .podsl .sexp	lisp|sbcl|ccl|clisp|ecl
Common Workflow Language	.cwl	cwl|cwl-runner
Component Pascal	.cp .cps
Cooklang	.cook
Cool	.cl
Cpp-ObjDump	.cppobjdump .c++-objdump .c++objdump .cpp-objdump .cxx-objdump	c++-objdump
Creole	.creole
Crystal	.cr	crystal
Csound	.orc .udo	csound-orc
Csound Document	.csd	csound-csd
Csound Score	.sco	csound-sco
Cuda	.cu .cuh
Cue Sheet	.cue
Curry	.curry
Cycript	.cy
Cylc	.cylc
Cypher	.cyp .cypher
Cython	.pyx .pxd .pxi	pyrex
D	.d .di	Dlang
D-ObjDump	.d-objdump
D2	.d2	d2lang
DIGITAL Command Language	.com	dcl
DM	.dm	byond
DNS Zone	.zone .arpa
DTrace	.d	dtrace-script|dtrace
Dafny	.dfy	dafny
Darcs Patch	.darcspatch .dpatch	dpatch
Dart	.dart	dart
Daslang	.das
DataWeave	.dwl
Debian Package Control File	.dsc
DenizenScript	.dsc
Dhall	.dhall
Diff	.diff .patch	udiff
DirectX 3D File	.x
Dockerfile	.dockerfile .containerfile	Containerfile
Dogescript	.djs
Dotenv	.env
Dylan	.dylan .dyl .intr .lid
E	.e	rune
E-mail	.eml .mbox	email|eml|mail|mbox
EBNF	.ebnf
ECL	.ecl .eclxml
ECLiPSe	.ecl
EJS	.ejs .ect .ejs.t .jst
EQ	.eq
Eagle	.sch .brd
Easybuild	.eb
Ecere Projects	.epj
Ecmarkup	.html	ecmarkdown
Edge	.edge
EdgeQL	.edgeql .esdl	esdl
EditorConfig	.editorconfig	editor-config
Edje Data Collection	.edc
Eiffel	.e
Elixir	.ex .exs	elixir
Elm	.elm
Elvish	.elv	elvish
Emacs Lisp	.el .emacs .emacs.desktop	cask|eask|elisp|emacs
EmberScript	.em .emberscript
Erlang	.erl .app .app.src .es .escript .hrl .xrl .yrl	escript
Euphoria	.e .ex	eui|euiw
F#	.fs .fsi .fsx	fsharp
F*	.fst .fsti	fstar
FIGlet Font	.flf	FIGfont
FIRRTL	.fir
FLUX	.fx .flux
FPP	.fpp .fppi
Factor	.factor
Fancy	.fy .fancypack
Fantom	.fan
Faust	.dsp
Fennel	.fnl	fennel
Filebench WML	.f
Filterscript	.fs
FlatBuffers	.fbs
Flix	.flix
Fluent	.ftl
Formatted	.for .eam.fs
Forth	.fth .4th .f .for .forth .fr .frt .fs
Fortran	.f .f77 .for .fpp
Fortran Free Form	.f90 .f03 .f08 .f95
FreeBASIC	.bi .bas	fb
FreeMarker	.ftl .ftlh	ftl
Frege	.fr
Futhark	.fut
G-code	.g .cnc .gco .gcode
GAML	.gaml
GAMS	.gms
GAP	.g .gap .gd .gi .tst
GCC Machine Description	.md
GDB	.gdb .gdbinit
GDScript	.gd
GDShader	.gdshader .gdshaderinc
GEDCOM	.ged
GLSL	.glsl .fp .frag .frg .fs .fsh .fshader .geo .geom .glslf .glslv .gs .gshader .rchit .rmiss .shader .tesc .tese .vert .vrx .vs .vsh .vshader
GN	.gn .gni	gn
GSC	.gsc .csc .gsh
Game Maker Language	.gml
Gemini	.gmi	gemtext
Genero 4gl	.4gl
Genero per	.per
Genie	.gs
Genshi	.kid	xml+genshi|xml+kid
Gentoo Ebuild	.ebuild
Gentoo Eclass	.eclass
Gerber Image	.gbr .cmp .gbl .gbo .gbp .gbs .gko .gml .gpb .gpt .gtl .gto .gtp .gts .ncl .sol	rs-274x|gerbv|gerbview
Gettext Catalog	.po .pot	pot
Gherkin	.feature .story	cucumber
Git Config	.gitconfig	gitconfig|gitmodules
Gleam	.gleam
Glimmer JS	.gjs	gjs
Glimmer TS	.gts	gts
Glyph	.glf
Glyph Bitmap Distribution Format	.bdf
Gno	.gno	gnolang
Gnuplot	.gp .gnu .gnuplot .p .plot .plt	gnuplot
Go	.go	golang
Go Template	.gohtml .gotmpl .html.tmpl .tmpl .tpl	gotmpl
Godot Resource	.gdnlib .gdns .tres .tscn
Golo	.golo
Gosu	.gs .gst .gsx .vark
Grace	.grace
Gradle	.gradle
Gradle Kotlin DSL	.gradle.kts
Grammatical Framework	.gf	gf
Graph Modeling Language	.gml
GraphQL	.graphql .gql .graphqls
Graphviz (DOT)	.dot .gv
Groovy	.groovy .grt .gtpl .gvy	groovy
Groovy Server Pages	.gsp	gsp|java server page
GtkRC	.gtkrc	gtk|gtk 1|gtk 2
HAProxy	.cfg
HCL	.hcl .nomad .tf .tfvars .tofu .workflow	HashiCorp Configuration Language|opentofu|terraform
HIP	.hip
HLSL	.hlsl .cginc .fx .fxh .hlsli
HOCON	.hocon
HTML	.html .hta .htm .html.hl .inc .xht .xhtml	xhtml
HTML+ECR	.ecr	ecr
HTML+EEX	.html.eex .heex .leex	eex|heex|leex
HTML+ERB	.erb .erb.deface .rhtml	erb|rhtml|html+ruby
HTML+PHP	.phtml
HTML+Razor	.cshtml .razor	razor
HTTP	.http
HXML	.hxml
Hack	.hack .hh .hhi .php
Haml	.haml .haml.deface
Handlebars	.handlebars .hbs	hbs|htmlbars
Harbour	.hb
Hare	.ha
Haskell	.hs .hs-boot .hsc	runghc|runhaskell|runhugs
Haxe	.hx .hxsl
HiveQL	.q .hql
HolyC	.hc
Hurl	.hurl
Hy	.hy	hylang|hy
HyPhy	.bf
IDL	.pro .dlm
IGOR Pro	.ipf	igor|igorpro
IL Assembly	.il	ilasm|msil
INI	.ini .cfg .cnf .container .dof .frm .lektorproject .mount .network .prefs .pro .properties .service .socket .target .timer .url	conf|dosini
IRC log	.irclog .weechatlog	irc|irc logs
ISPC	.ispc
Idris	.idr .lidr
Ignore List	.gitignore	ignore|gitignore|git-ignore
ImHex Pattern Language	.hexpat	ImHex|ImHexPatternLanguage|imhexpl
ImageJ Macro	.ijm	ijm
Imba	.imba
Inform 7	.ni .i7x	i7|inform7
Ink	.ink
Inno Setup	.iss .isl
Io	.io	io
Ioke	.ik	ioke
Isabelle	.thy
J	.ijs	jconsole
JASS	.j	jass2
JCL	.jcl
JFlex	.flex .jflex
JSON	.json .4dform .4dproject .avsc .geojson .gltf .har .ice .json-tmlanguage .json.example .jsonl .mcmeta .sarif .slnlaunch .tact .tfstate .tfstate.backup .topojson .webapp .webmanifest .yy .yyp	geojson|jsonl|sarif|topojson
JSON with Comments	.jsonc .code-snippets .code-workspace .hujson .sublime-build .sublime-color-scheme .sublime-commands .sublime-completions .sublime-keymap .sublime-macro .sublime-menu .sublime-mousemap .sublime-project .sublime-settings .sublime-theme .sublime-workspace .sublime_metrics .sublime_session .tsconfig.json	jsonc
JSON5	.json5
JSONLD	.jsonld
JSONiq	.jq
Jac	.jac
Jai	.jai
Janet	.janet	janet
Jasmin	.j
Java	.java .jav .jsh
Java Properties	.properties
Java Server Pages	.jsp .tag	jsp
Java Template Engine	.jte	jte
JavaScript	.js ._js .bones .cjs .es .es6 .frag .gs .jake .javascript .jsb .jscad .jsfl .jslib .jsm .jspre .jss .jsx .mjs .njs .pac .sjs .ssjs .xsjs .xsjslib	js|node|bun|chakra|d8|deno|gjs|nodejs|qjs|rhino|v8|v8-shell
JavaScript+ERB	.js.erb
Jest Snapshot	.snap
JetBrains MPS	.mps .mpl .msd	mps
Jinja	.jinja .j2 .jinja2	django|html+django|html+jinja|htmldjango
Jison	.jison
Jison Lex	.jisonlex
Jolie	.ol .iol	jolie
Jsonnet	.jsonnet .libsonnet
Julia	.jl	julia
Jupyter Notebook	.ipynb	IPython Notebook
Just	.just	Justfile
KCL	.k
KDL	.kdl
KFramework	.k
KRL	.krl
Kaitai Struct	.ksy	ksy
KakouneScript	.kak	kak|kakscript
KerboScript	.ks
KiCad Layout	.kicad_pcb .kicad_mod .kicad_wks	pcbnew
KiCad Legacy Layout	.brd
KiCad Schematic	.kicad_sch .kicad_sym .sch	eeschema schematic
Kickstart	.ks
Kit	.kit
KoLmafia ASH	.ash
Koka	.kk	koka
Kotlin	.kt .ktm .kts
Kusto	.csl .kql
LFE	.lfe
LLVM	.ll
LOLCODE	.lol
LSL	.lsl .lslp	lsl
LTspice Symbol	.asy
LabVIEW	.lvproj .lvclass .lvlib
Lambdapi	.lp
Langium	.langium
Lark	.lark
Lasso	.lasso .las .lasso8 .lasso9	lassoscript
Latte	.latte
Lean	.lean .hlean
Lean 4	.lean	lean4
Leo	.leo
Less	.less	less-css
Lex	.l .lex	flex
LigoLANG	.ligo
LilyPond	.ly .ily
Limbo	.b .m
Linear Programming	.lp
Linker Script	.ld .lds .x
Linux Kernel Module	.mod
Liquid	.liquid
Liquidsoap	.liq
Literate Agda	.lagda
Literate CoffeeScript	.litcoffee .coffee.md	litcoffee
Literate Haskell	.lhs	lhaskell|lhs
LiveCode Script	.livecodescript
LiveScript	.ls ._ls	live-script|ls
Lobster	.lobster
Logos	.xm .x .xi
Logtalk	.lgt .logtalk
LookML	.lkml .lookml
LoomScript	.ls
Lua	.lua .fcgi .nse .p8 .pd_lua .rbxs .rockspec .wlua	lua|luajit
Luau	.luau	luau
M	.mumps .m	mumps
M3U	.m3u .m3u8	hls playlist|m3u playlist
M4	.m4 .mc
M4Sugar	.m4	autoconf
MATLAB	.matlab .m	octave
MAXScript	.ms .mcr
MDX	.mdx
MLIR	.mlir
MQL4	.mq4 .mqh
MQL5	.mq5 .mqh
MTML	.mtml
MUF	.muf .m
Macaulay2	.m2	m2|M2
Makefile	.mak .d .make .makefile .mk .mkfile	bsdmake|make|mf
Mako	.mako .mao
Markdown	.md .livemd .markdown .mdown .mdwn .mkd .mkdn .mkdown .ronn .scd .workbook	md|pandoc
Marko	.marko	markojs
Mask	.mask
Mathematical Programming System	.mps
Max	.maxpat .maxhelp .maxproj .mxt .pat	max/msp|maxmsp
MeTTa	.metta
Mercury	.m .moo	mmi
Mermaid	.mmd .mermaid	mermaid example
Metal	.metal
Microsoft Developer Studio Project	.dsp
Microsoft Visual Studio Solution	.sln
MiniD	.minid
MiniScript	.ms
MiniYAML	.yaml .yml
MiniZinc	.mzn
MiniZinc Data	.dzn
Mint	.mint
Mirah	.druby .duby .mirah
Modelica	.mo
Modula-2	.mod
Modula-3	.i3 .ig .m3 .mg
Module Management System	.mms .mmk
Mojo	.mojo
Monkey	.monkey .monkey2
Monkey C	.mc
Moocode	.moo
MoonBit	.mbt
MoonScript	.moon	moon
Motoko	.mo
Motorola 68K Assembly	.asm .i .inc .s .x68	m68k
Move	.move
Muse	.muse	amusewiki|emacs muse
Mustache	.mustache
Myghty	.myt
NASL	.nasl .inc
NCL	.ncl
NEON	.neon	nette object notation|ne-on
NL	.nl
NMODL	.mod
NSIS	.nsi .nsh
NWScript	.nss
Nasal	.nas
Nearley	.ne .nearley
Nemerle	.n
NetLinx	.axs .axi
NetLinx+ERB	.axs.erb .axi.erb
NetLogo	.nlogo
NewLisp	.nl .lisp .lsp	newlisp
Nextflow	.nf	nextflow
Nginx	.nginx .nginxconf .vhost	nginx configuration file
Nickel	.ncl
Nim	.nim .nim.cfg .nimble .nimrod .nims
Ninja	.ninja
Nit	.nit
Nix	.nix	nixos
Noir	.nr	nargo
Nu	.nu	nush
NumPy	.numpy .numpyw .numsc
Nunjucks	.njk	njk
Nushell	.nu	nu-script|nushell-script|nu
OASv2-json	.json
OASv2-yaml	.yaml .yml
OASv3-json	.json
OASv3-yaml	.yaml .yml
OCaml	.ml .eliom .eliomi .ml4 .mli .mll .mly	ocaml|ocamlrun|ocamlscript
OMNeT++ MSG	.msg	omnetpp-msg
OMNeT++ NED	.ned	omnetpp-ned
Oberon	.ob2
ObjDump	.objdump
Object Data Instance Notation	.odin
ObjectScript	.cls
Objective-C	.m .h	obj-c|objc|objectivec
Objective-C++	.mm	obj-c++|objc++|objectivec++
Objective-J	.j .sj	obj-j|objectivej|objj
Odin	.odin	odinlang|odin-lang
Omgrofl	.omgrofl
Opa	.opa
Opal	.opal
Open Policy Agent	.rego
OpenCL	.cl .opencl
OpenEdge ABL	.p .cls .w	progress|openedge|abl
OpenQASM	.qasm
OpenSCAD	.scad
OpenStep Property List	.plist .glyphs
OpenType Feature File	.fea	AFDKO
Org	.org
OverPy	.opy	opy
OverpassQL	.overpassql
Ox	.ox .oxh .oxo
Oxygene	.oxygene
Oz	.oz
P4	.p4
PDDL	.pddl
PEG.js	.pegjs .peggy
PHP	.php .aw .ctp .fcgi .inc .php3 .php4 .php5 .phps .phpt	inc|php
PLSQL	.pls .bdy .ddl .fnc .pck .pkb .pks .plb .plsql .prc .spc .sql .tpb .tps .trg .vw
PLpgSQL	.pgsql .sql
POV-Ray SDL	.pov .inc	pov-ray|povray
Pact	.pact
Pan	.pan
Papyrus	.psc
Parrot	.parrot
Parrot Assembly	.pasm	pasm|parrot
Parrot Internal Representation	.pir	pir|parrot
Pascal	.pas .dfm .dpr .inc .lpr .pascal .pp	delphi|objectpascal|instantfpc
Pawn	.pwn .inc .sma
Pep8	.pep
Perl	.pl .al .cgi .fcgi .perl .ph .plx .pm .psgi .t	cperl|perl
Pic	.pic .chem	pikchr
Pickle	.pkl
PicoLisp	.l	picolisp|pil
PigLatin	.pig
Pike	.pike .pmod	pike
Pkl	.pkl	pkl
PlantUML	.puml .iuml .plantuml
Pod	.pod	perl
Pod 6	.pod .pod6	perl6
PogoScript	.pogo
Polar	.polar
Pony	.pony
Portugol	.por
PostCSS	.pcss .postcss
PostScript	.ps .eps .epsi .pfa	postscr
Power Query	.pq	powerquery
PowerBuilder	.pbt .sra .sru .srw
PowerShell	.ps1 .psd1 .psm1	posh|pwsh
Praat	.praat
Prisma	.prisma
Pro*C	.pc
Processing	.pde
Proguard	.pro
Prolog	.pl .plt .pro .prolog .yap	swipl|yap
Promela	.pml
Propeller Spin	.spin
Protocol Buffer	.proto	proto|protobuf|Protocol Buffers
Protocol Buffer Text Format	.textproto .pbt .pbtxt .txtpb	text proto|protobuf text format
Public Key	.asc .pub
Pug	.jade .pug
Puppet	.pp
Pure Data	.pd
PureBasic	.pb .pbi
PureScript	.purs
Pyret	.arr
Python	.py .cgi .fcgi .gyp .gypi .lmi .py3 .pyde .pyi .pyp .pyt .pyw .rpy .spec .tac .wsgi .xpy	py|py3|python3|rusthon|python|python2|pypy|pypy3|uv
Python traceback	.pytb
Q#	.qs	qsharp
QML	.qml .qbs
QMake	.pro .pri	qmake
Qt Script	.qs
QuakeC	.qc
Quartus Simulation IP	.sip
QuickBASIC	.bas .bi	qb|qbasic|qb64|classic qbasic|classic quickbasic
Quint	.qnt
R	.r .rd .rhistory .rsx	Rscript|splus
RAML	.raml
RAScript	.rascript
RBS	.rbs
RDoc	.rdoc
REALbasic	.rbbas .rbfrm .rbmnu .rbres .rbtbar .rbuistate
REXX	.rexx .pprx .rex	arexx|regina|rexx
RMarkdown	.qmd .rmd
RON	.ron
ROS Interface	.msg .action .srv	rosmsg
RPC	.x	rpcgen|oncrpc|xdr
RPGLE	.rpgle .sqlrpgle	ile rpg|sqlrpgle
RPM Spec	.spec	specfile
RUNOFF	.rnh .rno
Racket	.rkt .rktd .rktl .scrbl	racket
Ragel	.rl	ragel-rb|ragel-ruby
Raku	.6pl .6pm .nqp .p6 .p6l .p6m .pl .pl6 .pm .pm6 .raku .rakumod .t	perl6|perl-6|raku|rakudo
Rascal	.rsc
Raw token data	.raw	raw
ReScript	.res .resi	ocaml
Reason	.re .rei
ReasonLIGO	.religo
Rebol	.reb .r .r2 .r3 .rebol
Red	.red .reds	red/system
Redcode	.cw
Redscript	.reds
Regular Expression	.regexp .regex	regexp|regex
Ren'Py	.rpy	renpy
RenderScript	.rs .rsh
Rez	.r
Rhai	.rhai
Rich Text Format	.rtf
Ring	.ring
Riot	.riot
RobotFramework	.robot .resource
Roc	.roc
Rocq Prover	.v .coq	coq|rocq
Roff	.roff .1 .1in .1m .1x .2 .3 .3in .3m .3p .3pm .3qt .3x .4 .5 .6 .7 .8 .9 .l .man .mdoc .me .ms .n .nr .rno .tmac	groff|man|manpage|man page|man-page|mdoc|nroff|troff
Roff Manpage	.1 .1in .1m .1x .2 .3 .3in .3m .3p .3pm .3qt .3x .4 .5 .6 .7 .8 .9 .man .mdoc
Rouge	.rg
RouterOS Script	.rsc	RouterOS
Ruby	.rb .builder .eye .fcgi .gemspec .god .jbuilder .mspec .pluginspec .podspec .prawn .rabl .rake .rbi .rbuild .rbw .rbx .ru .ruby .spec .thor .watchr	jruby|macruby|rake|rb|rbx|ruby
Rust	.rs .rs.in	rs|rust-script
SAS	.sas
SCSS	.scss
SELinux Policy	.te	SELinux Kernel Policy Language|sepolicy
SIP	.sip
SMT	.smt2 .smt .z3	boolector|cvc4|mathsat5|opensmt|smtinterpol|smt-rat|stp|verit|yices2|z3
SPARQL	.sparql .rq
SQF	.sqf .hqf
SQL	.sql .ddl .inc .mysql .prc .tab .udf .viw
SQLPL	.sql .db2
SRecode Template	.srt
STAR	.star
STL	.stl	ascii stl|stla
STON	.ston
SVG	.svg
SWIG	.i .swg .swig
Sage	.sage .sagews
Sail	.sail
Salt	.sls	saltstack|saltstate
Sass	.sass
Scala	.scala .kojo .sbt .sc	scala
Scaml	.scaml
Scenic	.scenic	scenic
Scheme	.scm .sch .sld .sls .sps .ss	scheme|guile|bigloo|chicken|csi|gosh|r6rs
Scilab	.sci .sce .tst
Self	.self
ShaderLab	.shader
Shell	.sh .bash .bats .cgi .command .fcgi .ksh .pacscript .sbatch .sh.in .slurm .tmux .tool .trigger .zsh .zsh-theme	sh|shell-script|bash|zsh|envrc|ash|dash|ksh|mksh|pdksh|rc
ShellSession	.sh-session	bash session|console
Shen	.shen
Sieve	.sieve
Simple File Verification	.sfv	sfv
Slang	.slang
Slash	.sl
Slice	.ice
Slim	.slim
Slint	.slint
SmPL	.cocci	coccinelle
Smali	.smali
Smalltalk	.st .cs	squeak
Smarty	.tpl
Smithy	.smithy
Snakemake	.smk .snakefile	snakefile
Solidity	.sol
SourcePawn	.sp .inc	sourcemod
SpiceDB Schema	.zed
Spline Font Database	.sfd
Squirrel	.nut
Stan	.stan
Standard ML	.ml .fun .sig .sml	sml
Starlark	.bzl .star	bazel|bzl
Stata	.do .ado .doh .ihlp .mata .matah .sthlp
StringTemplate	.st
Stylus	.styl
SubRip Text	.srt
SugarSS	.sss
SuperCollider	.sc .scd	sclang|scsynth
SurrealQL	.surql	surql
Survex data	.svx
Svelte	.svelte
Sway	.sw
Sweave	.rnw
Swift	.swift
SystemVerilog	.sv .svh .vh
TI Program	.8xp .8xp.txt
TL-Verilog	.tlv
TLA	.tla
TMDL	.tmdl	Tabular Model Definition Language
TOML	.toml .toml.example
TSPLIB data	.tsp	travelling salesman problem|traveling salesman problem
TSQL	.sql
TSV	.tsv .vcf	tab-seperated values
TSX	.tsx	typescriptreact
TXL	.txl
Tact	.tact
Talon	.talon
Tape	.tape	vhs
Tcl	.tcl .adp .sdc .tcl.in .tm .xdc	sdc|xdc|tclsh|wish
Tcsh	.tcsh .csh	tcsh|csh
TeX	.tex .aux .bbx .cbx .cls .dtx .ins .lbx .ltx .mkii .mkiv .mkvi .sty .toc	latex
Tea	.tea
Teal	.tl	tl
Terra	.t	lua
Terraform Template	.tftpl
Texinfo	.texinfo .texi .txi	makeinfo
Text	.txt .fr .nb .ncl .no	fundamental|plain text
TextGrid	.textgrid
Textile	.textile
Thrift	.thrift
Toit	.toit
Tolk	.tolk
Tree-sitter Query	.scm	tsq
Turing	.t .tu
Turtle	.ttl
Twig	.twig
Type Language	.tl	tl
TypeScript	.ts .cts .mts	ts|bun|deno|ts-node|tsx|node
TypeSpec	.tsp	tsp
Typst	.typ	typ
Unified Parallel C	.upc
Unity3D Asset	.anim .asset .mask .mat .meta .prefab .unity
Unix Assembly	.s .ms	gas|gnu asm|unix asm
Uno	.uno
UnrealScript	.uc
Untyped Plutus Core	.uplc
UrWeb	.ur .urs	Ur/Web|Ur
V	.v	vlang
VBA	.bas .cls .frm .vba	visual basic for applications
VBScript	.vbs
VCL	.vcl
VHDL	.vhdl .vhd .vhf .vhi .vho .vhs .vht .vhw
Vala	.vala .vapi
Valve Data Format	.vdf .vmf	keyvalues|vdf
Velocity Template Language	.vtl	vtl|velocity
Vento	.vto
Verilog	.v .veo
Verse	.verse
Vespa Schema Definition	.sd	vespa
Vim Help File	.txt	help|vimhelp
Vim Snippet	.snip .snippet .snippets	SnipMate|UltiSnip|UltiSnips|NeoSnippet
Vim script	.vim .vba .vimrc .vmb	vim|viml|nvim|vimscript
Visual Basic .NET	.vb .vbhtml	visual basic|vbnet|vb .net|vb.net
Visual Basic 6.0	.bas .cls .ctl .dsr .frm	vb6|vb 6|visual basic 6|visual basic classic|classic visual basic
Volt	.volt
Vue	.vue
Vyper	.vy
WDL	.wdl	Workflow Description Language
WGSL	.wgsl
Wavefront Material	.mtl
Wavefront Object	.obj
Web Ontology Language	.owl
WebAssembly	.wast .wat	wast|wasm
WebAssembly Interface Type	.wit	wit
WebIDL	.webidl
WebVTT	.vtt	vtt
Whiley	.whiley
Wikitext	.mediawiki .wiki .wikitext	mediawiki|wiki
Win32 Message File	.mc
Windows Registry Entries	.reg
Witcher Script	.ws
Wolfram Language	.mathematica .cdf .m .ma .mt .nb .nbp .wl .wls .wlt	mathematica|mma|wolfram|wolfram lang|wl|WolframKernel|wolframscript|math|MathKernel|MathematicaScript|WolframNB|Mathematica
Wollok	.wlk
World of Warcraft Addon Data	.toc
Wren	.wren	wrenlang
X BitMap	.xbm	xbm
X PixMap	.xpm .pm	xpm
X10	.x10	xten
XC	.xc
XML	.xml .adml .admx .ant .axaml .axml .builds .ccproj .ccxml .clixml .cproject .cscfg .csdef .csl .csproj .ct .depproj .dita .ditamap .ditaval .dll.config .dotsettings .filters .fsproj .fxml .glade .gml .gmx .gpx .grxml .gst .hzp .icls .iml .ivy .jelly .jsproj .kml .launch .mdpolicy .meta4 .mjml .mm .mod .mojo .mxml .natvis .ncl .ndproj .nproj .nuspec .odd .osm .pkgproj .pluginspec .proj .props .ps1xml .psc1 .pt .pubxml .qhelp .rbxmx .rdf .res .resx .rs .rss .sch .scxml .sfproj .shproj .slnx .srdf .storyboard .sublime-snippet .sw .targets .tml .ts .tsx .typ .ui .urdf .ux .vbproj .vcxproj .vsixmanifest .vssettings .vstemplate .vxml .wixproj .workflow .wsdl .wsf .wxi .wxl .wxs .x3d .xacro .xaml .xib .xlf .xliff .xmi .xml.dist .xmp .xproj .xsd .xspec .xul .zcml	rss|xsd|wsdl
XML Property List	.plist .sttheme .tmcommand .tmlanguage .tmpreferences .tmsnippet .tmtheme
XPages	.xsp-config .xsp.metadata
XProc	.xpl .xproc
XQuery	.xquery .xq .xql .xqm .xqy
XS	.xs
XSLT	.xslt .xsl	xsl
Xojo	.xojo_code .xojo_menu .xojo_report .xojo_script .xojo_toolbar .xojo_window
Xonsh	.xsh
Xtend	.xtend
YAML	.yml .mir .reek .rviz .sublime-syntax .syntax .yaml .yaml-tmlanguage .yaml.sed .yml.mysql	yml
YANG	.yang
YARA	.yar .yara
YASnippet	.yasnippet	snippet|yas
Yacc	.y .yacc .yy
Yul	.yul
ZAP	.zap .xzap
ZIL	.zil .mud
Zeek	.zeek .bro	bro
ZenScript	.zs
Zephir	.zep
Zig	.zig .zig.zon
Zimpl	.zimpl .zmpl .zpl
Zmodel	.zmodel
desktop	.desktop .desktop.in
dircolors	.dircolors
eC	.ec .eh
edn	.edn
fish	.fish	fish
hoon	.hoon
iCalendar	.ics .ical	iCal
jq	.jq	gojq|jaq|jq|jqjq|jqq|query-json
kvlang	.kv
mIRC Script	.mrc
mcfunction	.mcfunction
mdsvex	.svx
mupad	.mu
nanorc	.nanorc
nesC	.nc
ooc	.ooc
pkg-config	.pc .pc.in	pkgconf
q	.q
reStructuredText	.rst .rest .rest.txt .rst.txt	rst
sed	.sed	gsed|minised|sed|ssed
templ	.templ
ucode	.uc	ucode
vCard	.vcf	virtual contact file|electronic business card
wisp	.wisp
xBase	.prg .ch .prw	advpl|clipper|foxpro
`;

; 

const TYPES = FILE_TYPES.trim()
	.split('\n')
	.map(line => {
	const [name = '', extensions = '', aliases = ''] = line.split('\t');
	return { name, extensions: extensions.split(' '), aliases: aliases === '' ? [] : aliases.split('|') };
});
const CLAIMS = claims();
const NO_PROGRAMS = /^\.(txt|out|in|golden|expected|actual|stdout|stderr|snap|orig|rej|bak|old|tmp|patch|diff|lock|log|cache|sum|mod|work|map|license|template|tmpl|sample|example|dist|default|pdf|docx?|odt|epub|png|jpe?g|gif|ico|icns|webp|bmp|svgz?|woff2?|ttf|otf|eot|mp[34]|wav|ogg|zip|gz|tgz|bz2|xz|zst|br|jar|class|wasm|o|a|so|dll|exe|bin|dat|db|sqlite|pyc|pyi|whl|gem|crate|pem|key|crt|cer|csr|p12|pub|asc|sig|po|pot|mo|gz|info|pc|1|2|3|4|5|6|7|8|9|[0-9]+)$/;
function isClaimed(extension, names) {
	const lower = extension.toLowerCase();
	if (NO_PROGRAMS.test(lower))
		return true;
	const claiming = CLAIMS.get(lower);
	return claiming !== undefined && !claiming.some(language => isNamed(language, names));
}
function extensionsOf(names) {
	return typesOf(names).flatMap(({ extensions }) => extensions);
}
function isPrimary(extension, names) {
	return typesOf(names).some(({ extensions: [first] }) => first === extension);
}
function typesOf(names) {
	const own = TYPES.filter(({ name }) => isNamed(name, names));
	return own.length > 0 ? own : TYPES.filter(({ aliases }) => aliases.some(alias => names.includes(alias)));
}
function isNamed(language, names) {
	const name = plain(language);
	const words = language.split(/[\s-]+/);
	const initials = words.length > 2 ? words.map(word => word[0]?.toLowerCase()).join('') : undefined;
	return names.some(each => {
		const own = plain(each);
		if (own === name || own === initials)
			return true;
		return (name.length > 1 &&
			(own === `gnu${name}` ||
				own === `${name}lang` ||
				own === `go${name}` ||
				own === `py${name}` ||
				own === `rust${name}`));
	});
}
function plain(name) {
	return name.toLowerCase().replace(/[^a-z0-9+#]/g, '');
}
function claims() {
	const all = new Map();
	for (const { name, extensions } of TYPES) {
		for (const extension of extensions) {
			const languages = all.get(extension) ?? [];
			all.set(extension, languages);
			languages.push(name);
		}
	}
	return all;
}

; 




const MIN_FILES = 8;
const MIN_NAMED_FILES = 2;
const NAMED_WEIGHT = 40;
const EXAMPLE_WEIGHT = 3;
const MANY_FILES = 30;
const MAX_LOOKED_AT = 20;
const MIN_WORDS = 3;
const MAX_DECLARATIONS = 200;
const SKIPPED = /(^|\/)(\.git|node_modules|vendor|third_?party|site-packages|dist-packages|_*(target|build|dist)[\d_.-]*)\//i;
const extension_EXAMPLES = /(^|\/)(examples?|exemplos?|samples?|demos?|exercicios?|exercises?|programs?|scripts?|std|stdlib|lib)\//i;
const TESTS = /(^|\/)(tests?|testdata|__tests__|fixtures?|specs?)\//i;
const EXTENSION = /(?<=[^/.])\.[A-Za-z][\w-]{0,15}$/;
const DECLARATIONS = [
	'**/package.json',
	'**/*.tmLanguage.json',
	'**/tree-sitter.json',
	'**/.gitattributes',
	'**/ftdetect/*.vim',
];
function guessExtension(repository, { names, kin, own }, sources) {
	const files = filesByExtension(repository);
	const said = declared(repository, names, files);
	const usual = ofName(names, files);
	const isUsual = usual && said && usual.count >= said.count && isPrimary(usual.extension, names);
	const sure = isUsual ? usual : (said ?? usual);
	if (sure)
		return { extension: sure.extension, why: sure.why };
	const ofKin = ofName(kin, files, MIN_NAMED_FILES);
	if (ofKin && ofKin.extension !== own)
		return { extension: ofKin.extension, why: ofKin.why };
	const found = unclaimed(names, repository, files, sources);
	return ofKin && found && !soundsLike(found.extension, names) ? undefined : found;
}
function filesByExtension(repository) {
	const files = new Map();
	for (const path of repository.glob('**/*')) {
		const extension = EXTENSION.exec(path.slice(path.lastIndexOf('/') + 1))?.[0];
		if (extension === undefined || SKIPPED.test(path))
			continue;
		const paths = files.get(extension) ?? [];
		files.set(extension, paths);
		paths.push(path);
	}
	return files;
}
function declared(repository, names, files) {
	const found = [];
	for (const path of DECLARATIONS.flatMap(glob => repository.glob(glob)).slice(0, MAX_DECLARATIONS)) {
		if (SKIPPED.test(path))
			continue;
		for (const name of declaredIn(path, (0,readable .b6)(repository, path) ?? '')) {
			const extension = name.startsWith('.') ? name : `.${name}`;
			const count = files.get(extension)?.length ?? 0;
			const isDoubtful = path.endsWith('.vim') && !soundsLike(extension, names);
			if (/^\.[\w-]+$/.test(extension) && count > 0 && !isDoubtful && !isClaimed(extension, names))
				found.push({ extension, path, count });
		}
	}
	const [best] = found.sort((a, b) => b.count - a.count);
	return best && { ...best, why: $said`${best.path} declares it, and ${filesOf(best.count)} it.` };
}
function declaredIn(path, text) {
	if (path.endsWith('.gitattributes'))
		return [...text.matchAll(/^\*(\.[\w-]+)\s.*linguist-language=/gm)].map(match => match[1]);
	if (path.endsWith('.vim'))
		return [...text.matchAll(/\*(\.[\w-]+)/g)].map(match => match[1]);
	if (!/"(languages|fileTypes|file-types)"/.test(text))
		return [];
	let data;
	try {
		data = JSON.parse(text);
	}
	catch {
		return [];
	}
	const names = [];
	const walk = (value, key) => {
		if (typeof value === 'string' && /^(extensions|fileTypes|file-types)$/.test(key))
			names.push(value);
		else if (Array.isArray(value))
			for (const item of value)
				walk(item, key);
		else if (typeof value === 'object' && value !== null)
			for (const [name, item] of Object.entries(value))
				walk(item, name);
	};
	walk(data, '');
	return names;
}
function ofName(names, files, minFiles = 1) {
	const count = (extension) => files.get(extension)?.length ?? 0;
	const own = extensionsOf(names).filter(extension => count(extension) >= minFiles);
	const [best] = own.sort((a, b) => Number(isPrimary(b, names)) - Number(isPrimary(a, names)) || count(b) - count(a));
	return best === undefined
		? undefined
		: {
			extension: best,
			count: count(best),
			why: $said`programs in it are called so everywhere, and ${filesOf(count(best))} it.`,
		};
}
function unclaimed(names, repository, files, sources) {
	const likely = [...files].filter(([extension]) => !isClaimed(extension, names));
	const rated = likely
		.map(([extension, paths]) => {
		const named = namedIn(sources, extension);
		const examples = paths.filter(path => extension_EXAMPLES.test(path)).length;
		const score = paths.length + examples * (EXAMPLE_WEIGHT - 1) + (named > 0 ? NAMED_WEIGHT : 0);
		return { extension, count: paths.length, examples, named, score };
	})
		.filter(({ extension, count, examples, named }) => (named > 0 && count >= MIN_NAMED_FILES) ||
		(soundsLike(extension, names) && count >= MIN_NAMED_FILES) ||
		examples >= MIN_FILES ||
		(count >= MANY_FILES &&
			new Set(files.get(extension)?.map(extension_baseName)).size >= MIN_FILES &&
			areProgramsLikely(repository, files.get(extension) ?? [])))
		.sort((a, b) => b.score - a.score || (0,code_points .O)(a.extension, b.extension));
	const [best, second] = rated;
	if (!best || (second && second.score > best.score * 0.8))
		return undefined;
	const shown = (files.get(best.extension) ?? []).filter(path => extension_EXAMPLES.test(path) && !TESTS.test(path));
	const isSure = best.named > 0 || shown.length >= MIN_FILES || soundsLike(best.extension, names);
	const also = best.named > 0 ? $said`, and the sources name it in ${best.named} ${best.named === 1 ? $said('file') : $said('files')}` : '';
	return {
		extension: best.extension,
		why: $said`${filesOf(best.count)} it that no known language claims${also}.`,
		...(!isSure && { isDoubtful: true }),
	};
}
function extension_baseName(path) {
	return path.slice(path.lastIndexOf('/') + 1);
}
function areProgramsLikely(repository, paths) {
	const shown = Array.from({ length: MAX_LOOKED_AT }, (_, i) => paths[Math.floor((i * paths.length) / MAX_LOOKED_AT)]);
	const texts = shown.map(path => (0,readable .b6)(repository, path) ?? '');
	const arePrograms = texts.filter(text => new Set((text.match(/[\p{L}_]+/gu) ?? []).filter(word => COMMON_WORDS.has(word))).size >= MIN_WORDS);
	return arePrograms.length >= texts.length / 2;
}
function soundsLike(extension, names) {
	const letters = extension.slice(1).toLowerCase();
	return names.some(name => {
		let at = 0;
		for (const letter of name.toLowerCase())
			if (letter === letters[at])
				at += 1;
		return at === letters.length && name[0]?.toLowerCase() === letters[0];
	});
}
function namedIn(sources, extension) {
	const quoted = new RegExp(`["'\`*]${extension.replace('.', '\\.')}["'\`]`);
	let count = 0;
	for (const [path, text] of sources)
		if (!/\.min\./.test(path) && quoted.test(text))
			count += 1;
	return count;
}
function filesOf(count) {
	return count === 1 ? $said('1 file has') : $said`${count} files have`;
}

; 





const FORMATS = [
	{ files: '*.{g4,gram}', around: ["'", "'"], isToken: true },
	{
		files: '*.{lark,lalrpop}',
		around: ['"', '"'],
		isToken: true,
		classes: /"([^"\n]+)"[ \t]*=>[ \t]*[\w:]+\(</g,
	},
	{ files: '*.{jj,jjt}', around: ['<[ \\t]*#?\\w+[ \\t]*:[ \\t]*"', '"'], isToken: true },
	{
		files: '*.{y,yy,ypp,mly}',
		around: [
			'^(?:%token(?:[ \\t]*<[^>\\n]+>)?)?[ \\t]*[A-Z_]\\w*(?:[ \\t]+\\d+)?[ \\t]+"(?!(?:ident(?:ifier)?|number|literal|newline|eof)")\'?',
			'\'?"',
		],
		isToken: true,
	},
	{
		files: '*.{l,ll,lex,flex}',
		around: ['^(?:<[\\w,*]+>)?"', '"(?=[ \\t]+(?:\\{|return\\b|\\|[ \\t]*$))'],
		isToken: true,
	},
	{ files: '*.mll', around: ['"', '"(?=[ \\t]*(?:\\{[ \\t]*[A-Z]|,[ \\t]*[A-Z]))'], isToken: true },
	{ files: '*.{pest,ne}', around: ['"', '"'], isToken: false },
	{ files: '*.{peg,pegjs,peggy,ohm,tx}', around: ['["\']', '["\']'], isToken: false },
];
const TEXTS = {
	reservadas: '[\\p{L}_][\\p{L}\\p{N}_]*[?!]?',
	operadores: '[!#$%&*+./:<=>?@^|~-]{1,4}',
};
const MIN_TEXTS = 6;
const MAX_GRAMMARS = 40;
const grammars_ENOUGH_LINES = 200;
const grammars_SCORE = 60;
function grammarCandidates(repository, evidence) {
	return FORMATS.flatMap(({ files, around: [before, behind], isToken, classes }) => listPaths(repository, `**/${files}`)
		.filter(path => !EXAMPLES.test(path))
		.slice(0, MAX_GRAMMARS)
		.flatMap(path => {
		const text = (0,readable .b6)(repository, path) ?? '';
		const others = classes ? [...text.matchAll(classes)].map(([, own = '']) => own) : [];
		const named = others.filter(each => /^\w+$/.test(each));
		const not = named.length > 0 ? `(?!(?:${named.join('|')})${behind})` : '';
		return ['reservadas', 'operadores'].flatMap(subject => {
			const match = `${before}${not}(${TEXTS[subject]})${behind}`;
			const texts = [...new Set([...text.matchAll(new RegExp(match, 'gmu'))].map(([, own = '']) => own))];
			const proof = subject === 'reservadas' ? proveWords(texts, evidence) : proveSigns(texts, evidence);
			const known = texts.filter(each => COMMON_WORDS.has(each)).length;
			if (texts.length < MIN_TEXTS || (subject === 'reservadas' && !proof && known < MIN_TEXTS))
				return [];
			return [
				{
					subject,
					path,
					name: path.slice(path.lastIndexOf('/') + 1),
					source: { pattern: { file: escapeGlob(path), match } },
					score: grammars_SCORE * (proof?.score ?? 0.5),
					isNamed: true,
					isDoubtful: subject === 'operadores' ||
						!isToken ||
						(evidence.programs?.use.lines ?? 0) < grammars_ENOUGH_LINES ||
						path.endsWith(evidence.extension ?? '\0'),
				},
			];
		});
	}));
}

; 



const guess_builtins_UNPROVED = { called: 0.62, named: 0.55, doubtful: 0.4 };
const NAMES_BUILTINS = /built_?in|embutid|intrinsic|primitiv|^globals?$/i;
const NAMED_BONUS = 0.08;
const MIN_COVERED = 0.4;
const FEW_NAMES = 12;
const CONTROL = new Set('if else elif elsif while for do return break continue switch case function se senao senão enquanto para retorna retorne quebre pare continue funcao função si sino mientras'.split(' '));
const MANY_CONTROL = 2;
function guessBuiltins(tables, evidence) {
	const rated = tables.flatMap(table => {
		const found = namesOf(table);
		if (!found)
			return [];
		const { names, clauses } = withoutOthers(found, table);
		const all = [...new Set(names.texts.filter(text => text !== undefined))];
		const { name, path } = table.candidate;
		const isNamed = NAMES_BUILTINS.test(name);
		const proof = proveFunctions(all, evidence);
		const sure = proof
			? Math.min(1, proof.score) * 0.92 + (isNamed ? NAMED_BONUS : 0)
			: isNamed
				?  
					name.endsWith('()')
						? guess_builtins_UNPROVED.called
						: guess_builtins_UNPROVED.named
				: guess_builtins_UNPROVED.doubtful;
		const least = table.candidate.source && !proof?.isContradicted ? DOUBTFUL : 0;
		const isCovering = (proof?.covered ?? 0) >= MIN_COVERED;
		const isFew = all.length < FEW_NAMES;
		const isMixed = all.filter(word => CONTROL.has(word)).length >= MANY_CONTROL;
		const isDoubtful = evidence.programs
			? isNamed
				? isFew && !isCovering
				: isFew || !isCovering
			: isFew || (!isNamed && !table.candidate.isNamed);
		const isPart = isOneOfSeveral(table, tables) || isOneKind(table, tables, evidence);
		const isWhole = table.paths.some(({ path }) => path === found.path);
		const isOpen = !isWhole || isDoubtful || isMixed || isPart || proof?.isContradicted;
		const score = Math.max(least, isOpen ? Math.min(sure, DOUBTFUL) : sure);
		return [{ table, names, clauses, all, proof, score: score + bias(name, path, evidence) }];
	});
	return rated
		.sort((a, b) => b.score - a.score || b.all.length - a.all.length)
		.slice(0, evidence.limit)
		.map(({ table, names, clauses, proof, score }) => {
		const filter = clauses.length > 0 ? { filter: clauses.join($said(' and ')) } : {};
		const isUnique = new Set(names.texts.filter(text => text !== undefined)).size === names.count;
		return {
			at: 'embutidas',
			spec: isUnique
				? { ...table.source, ...filter, map: names.path }
				: {
					merge: [{ ...table.source, ...filter, map: { nome: names.path }, unique: 'nome' }],
					map: 'nome',
				},
			why: $said`${table.candidate.name} (${whereOf(table)}) has ${names.count} names${proof ? `: ${proof.by}` : $said(', and is called as tables of built-in functions are; there are too few programs in the repository to prove it')}.`,
			score,
		};
	});
}
function withoutOthers(names, { records }) {
	const isString = names.texts.length === records.length && names.count === records.length;
	const empty = nullPath(records);
	const isEmpty = (i) => empty !== undefined && partOf(records[i], empty) === null;
	const isPrivate = (text) => text !== undefined && PRIVATE.test(text);
	const hidden = names.texts.filter(isPrivate).length;
	const isHiding = hidden > 0 && hidden <= names.count * MAX_OTHERS;
	const kept = names.texts.map((text, i) => (isEmpty(i) || (isHiding && isPrivate(text)) ? undefined : text));
	return {
		names: { ...names, texts: kept, count: kept.filter(text => text !== undefined).length },
		clauses: [
			...(isString ? [] : [`$type(${names.path}) = "string"`]),
			...(empty === undefined ? [] : [`$type(${empty}) != "null"`]),
			...(isHiding && kept.some((text, i) => text === undefined && !isEmpty(i) && isPrivate(names.texts[i]))
				? [`$not($contains(${names.path}, /^_[^_]/))`]
				: []),
		],
	};
}
function nullPath(records) {
	const paths = ['value', ...['args', 'value'].flatMap(at => [1, 2].map(i => `${at}[${i}]`))];
	return paths.find(path => {
		const parts = records.map(record => partOf(record, path));
		const empty = records.filter((_, i) => parts[i] === null);
		return (empty.length > 0 &&
			empty.length <= records.length * MAX_OTHERS &&
			parts.every(part => part !== undefined) &&
			empty.every(({ fields }) => isBare(fields[path.replace(/\[.*/, '')])));
	});
}
function isBare(row) {
	return !Array.isArray(row) || row.slice(1).every(part => part === null || part === 0 || part === '');
}
function partOf({ fields }, path) {
	const { name = '', index } = /^(?<name>\w+)(?:\[(?<index>\d)\])?$/.exec(path)?.groups ?? {};
	const part = fields[name];
	return index === undefined ? part : Array.isArray(part) ? part[Number(index)] : undefined;
}
const PRIVATE = /^_[^_]/;
const MAX_OTHERS = 0.2;
function isOneOfSeveral({ candidate }, tables) {
	const { name, path } = candidate;
	return (name.endsWith('()') &&
		tables.some(other => other.candidate.name === name && other.candidate.path !== path));
}
function isOneKind({ candidate }, tables, evidence) {
	const kind = KIND.exec(candidate.name);
	return (kind !== null &&
		tables.some(other => other.candidate.path === candidate.path &&
			other.candidate.name !== candidate.name &&
			bias(other.candidate.name, other.candidate.path, evidence) >= 0 &&
			KIND.exec(other.candidate.name)?.[2]?.toLowerCase() === kind[2]?.toLowerCase()));
}
const KIND = /^(\w+?)_?((?:built_?ins?|intrinsics?|embutid[ao]s))$/i;

; 


const guess_contents_EXAMPLES = /^(examples?|exemplos?|samples?|demos?|\w*demo)$/i;
const EXERCISES = /^(exercises?|exercicios?|desafios?|katas?)$/i;
const PACKAGES = /^(packages?|pacotes?|libs?|crates)$/i;
const PROJECTS = /^(projects?|projetos?)$/i;
const MANIFEST = /^(package\.json|forge\.toml|Cargo\.toml|pyproject\.toml|\w+\.gemspec|package\.ya?ml)$/;
const ERROR_PAGE = /(^|\/)[A-Za-z]{1,5}[-_]?\d{3,5}\.md$/;
const OWN_MANIFEST = /\/(forge\.toml|package\.ya?ml)$/;
const OWN = 0.8;
const guess_contents_OTHERS = 0.4;
const guess_contents_MIN_FILES = 3;
function guessContents(repository, extension) {
	const paths = listPaths(repository, '**/*');
	const guesses = [];
	const add = (at, glob, count, folder, isOwn, more = {}) => guesses.push({
		at,
		spec: { count: glob, ...more },
		why: $said`${folder}/ is called so, and has ${count} such files${isOwn ? '' : $said(', which are not known to be written in the language')}.`,
		score: isOwn ? OWN : guess_contents_OTHERS,
	});
	const isOwn = (glob) => extension !== undefined && glob.endsWith(extension);
	const examples = collection(paths, guess_contents_EXAMPLES, extension);
	if (examples)
		add('conteudos.exemplos', examples.glob, examples.count, examples.folder, isOwn(examples.glob));
	const exercises = collection(paths, EXERCISES, extension);
	if (exercises)
		add('conteudos.exercicios', exercises.glob, exercises.count, exercises.folder, isOwn(exercises.glob), {
			by: 'folder',
		});
	for (const [at, pattern] of [
		['conteudos.pacotes', PACKAGES],
		['conteudos.projetos', PROJECTS],
	]) {
		const found = manifests(paths, pattern);
		if (found)
			add(at, found.glob, found.count, found.folder, OWN_MANIFEST.test(found.glob));
	}
	return guesses;
}
function guessErrorPages(repository) {
	const folders = new Map();
	for (const path of listPaths(repository, '**/*.md').filter(name => ERROR_PAGE.test(name))) {
		const folder = path.split('/').slice(0, -1).join('/');
		folders.set(folder, (folders.get(folder) ?? 0) + 1);
	}
	const [best] = [...folders].sort(([, a], [, b]) => b - a);
	if (!best || best[1] < guess_contents_MIN_FILES)
		return [];
	const [folder, count] = best;
	return [
		{
			at: 'erros',
			spec: {
				markdown: `${folder === '' ? '' : `${folder}/`}*.md`,
				filter: '$contains(slug, /^[A-Za-z]+[-_]?[0-9]+$/)',
				map: {
					codigo: 'slug',
					titulo: 'title',
					explicacao: 'text',
					exemplo: 'code[0].text',
					doc: `"${folder}/" & slug`,
				},
			},
			why: $said`${folder === '' ? $said('The root') : `${folder}/`} has ${count} pages that are called by a code.`,
			score: 0.8,
			rules: { 'codigo-pattern': { pattern: '^[A-Za-z]{1,5}[-_]?\\d{3,5}$' } },
		},
	];
}
function collection(paths, pattern, own) {
	const counts = new Map();
	for (const path of paths) {
		const parts = path.split('/');
		const at = parts.findIndex((part, i) => i < parts.length - 1 && pattern.test(part));
		const extension = /\.[A-Za-z]\w*$/.exec(path)?.[0];
		if (at < 0 || extension === undefined || /\.(md|txt|json|png|svg|ya?ml|toml|lock)$/i.test(extension))
			continue;
		const folder = parts.slice(0, at + 1).join('/');
		const entry = counts.get(folder + extension) ?? { folder, extension, count: 0 };
		entry.count += 1;
		counts.set(folder + extension, entry);
	}
	const isOwn = ({ extension }) => (extension === own ? 1 : 0);
	const [best] = [...counts.values()].sort((a, b) => isOwn(b) - isOwn(a) || b.count - a.count || (0,code_points .O)(a.folder, b.folder));
	return best && best.count >= guess_contents_MIN_FILES
		? { folder: best.folder, count: best.count, glob: `${best.folder}/**/*${best.extension}` }
		: undefined;
}
function manifests(paths, pattern) {
	const counts = new Map();
	for (const path of paths) {
		const parts = path.split('/');
		const name = parts.at(-1);
		const folder = parts.slice(0, -2).join('/');
		if (!MANIFEST.test(name) || !pattern.test(parts.at(-3) ?? ''))
			continue;
		const entry = counts.get(`${folder}/${name}`) ?? { folder, name, count: 0 };
		entry.count += 1;
		counts.set(`${folder}/${name}`, entry);
	}
	const [best] = [...counts.values()].sort((a, b) => b.count - a.count || (0,code_points .O)(a.folder, b.folder));
	return best && { folder: best.folder, count: best.count, glob: `${best.folder}/*/${best.name}` };
}

; 



const guess_operators_SYMBOL = /^[!-/:-@[-^{-~]{1,4}$/;
const IS_SYMBOL = '/^(?![()\\[\\]{},;"\'`]$)[^A-Za-z0-9_\\s\\u00c0-\\uffff]+$/';
function guessOperators(tables, evidence) {
	const guesses = tables
		.flatMap(table => table.paths.map(path => {
		const signs = [
			...new Set(path.texts.filter(text => text !== undefined && isOperator(text))),
		];
		const proof = proveSigns(signs, evidence);
		const isNamed = OPERATORS.test(table.candidate.name);
		const sure = (proof ? proof.score * 0.85 : 0.4) + (isNamed ? 0.15 : 0);
		const isWhole = !proof || (proof.covered ?? 0) >= (isNamed ? guess_operators_MIN_COVERED.named : guess_operators_MIN_COVERED.other);
		const isLetters = !isNamed && signs.every(sign => sign.length === 1);
		const { isDoubtful, name } = table.candidate;
		const isSure = isWhole && !isLetters && !isDoubtful && !OF_A_KIND.test(name);
		const score = isSure ? sure : Math.min(sure, DOUBTFUL);
		return {
			table,
			path,
			signs,
			proof,
			score: score + bias(table.candidate.name, table.candidate.path, evidence),
		};
	}))
		.filter(({ path, signs }) => signs.length >= 5 && share(path, text => guess_operators_SYMBOL.test(text)) > 0.5)
		.sort((a, b) => b.signs.length * b.score - a.signs.length * a.score)
		.filter(({ table }, i, all) => all.findIndex(each => each.table === table) === i)
		.slice(0, evidence.limit)
		.map(({ table, path, signs, proof, score }) => {
		const isPure = path.count === table.records.length &&
			path.texts.every(text => text !== undefined && isOperator(text));
		const description = describing(table.paths, table.records.length, [path.path]);
		return {
			at: 'sintaxe.operadores',
			spec: {
				...table.source,
				...(!isPure && { filter: whenText(path.path, IS_SYMBOL) }),
				map: { simbolo: path.path, ...(description && { descricao: description.path }) },
				unique: 'simbolo',
			},
			why: $said`${table.candidate.name} (${whereOf(table)}) holds ${signs.length} texts of signs alone${provedBy(proof)}.`,
			score,
		};
	});
	const isUnclear = (guesses[0]?.score ?? 1) < THRESHOLD;
	return isUnclear ? guesses.map(each => ({ ...each, score: Math.min(each.score, DOUBTFUL) })) : guesses;
}
const guess_operators_MIN_COVERED = { named: 0.35, other: 0.65 };
const OF_A_KIND = /binary|unary|infix|prefix|postfix|assign|compar|arith|logic|bitwise|relation|equality|compound|overload/i;
const OPERATORS = /operator|operador|punct|^simbol|^symbols?$|^ops$|^(all_?)?tok(en)?s?(_?(names?|strings?|map|table|list))?$/i;
function isOperator(text) {
	return guess_operators_SYMBOL.test(text) && !/^[()[\]{},;"'`]$/.test(text);
}

; 
const host_words_LINES = [
	[
		/^(javascript|js|ecmascript|typescript|ts)$/i,
		'abstract arguments as async await boolean break byte case catch char class const continue debugger default delete do double else enum eval export extends false final finally float for from function get goto if implements import in instanceof int interface let long native new null of package private protected public return set short static super switch synchronized this throw throws transient true try typeof undefined var void volatile while with yield NaN Infinity',
	],
	[
		/^(python|py|cython)\d*$/i,
		'False None True and as assert async await break case class continue def del elif else except exec finally for from global if import in is lambda match nonlocal not or pass print raise return try type while with yield _ self __peg_parser__',
	],
	[
		/^java$/i,
		'abstract assert boolean break byte case catch char class const continue default do double else enum exports extends false final finally float for goto if implements import instanceof int interface long module native new non-sealed null open opens package permits private protected provides public record requires return sealed short static strictfp super switch synchronized this throw throws to transient transitive true try uses var void volatile when while with yield _',
	],
	[
		/^(c|cpp|c\+\+|cxx)$/i,
		'alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires restrict return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq _Bool _Complex _Imaginary',
	],
	[
		/^(go|golang)$/i,
		'break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var',
	],
	[
		/^rust$/i,
		'abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if impl in let loop macro match mod move mut override priv pub ref return self Self static struct super trait true try type typeof union unsafe unsized use virtual where while yield',
	],
];
const CONTEXTUAL_LINES = [
	[/^(javascript|js|ecmascript)$/i, 'as async from get of set accessor using'],
	[
		/^(typescript|ts)$/i,
		'abstract accessor any as assert asserts async await bigint boolean constructor declare defer from get global implements infer interface intrinsic is keyof let module namespace never number object of out override package private protected public readonly require satisfies set static string symbol type undefined unique unknown using yield immediate',
	],
	[/^(python|py|cython)\d*$/i, 'match case type _'],
	[
		/^java$/i,
		'exports module open opens permits provides record requires sealed non-sealed to transitive uses var when with yield',
	],
	[/^(cpp|c\+\+|cxx)$/i, 'final override import module'],
	[/^rust$/i, 'auto default macro_rules raw safe union'],
];
function namesElsewhere(words, names) {
	const known = CONTEXTUAL_LINES.filter(([name]) => names.some(each => name.test(each)));
	const contextual = new Set(known.flatMap(([, line]) => line.split(' ')));
	return words.filter(word => contextual.has(word));
}
const HOSTS = host_words_LINES.map(([name, words]) => ({ name, words: new Set(words.split(' ')) }));
const MIN_SHARE = 0.9;
const host_words_MIN_WORDS = 15;
function isOfHost(words, names) {
	if (words.length < host_words_MIN_WORDS)
		return false;
	return HOSTS.some(host => !names.some(name => host.name.test(name)) &&
		words.filter(word => host.words.has(word)).length >= words.length * MIN_SHARE);
}

; 







const guess_words_WORD = /^_*\p{L}[\p{L}\p{N}_]*$/u;
const IS_WORD = '/^_*[A-Za-z\\u00c0-\\uffff][A-Za-z0-9_\\u00c0-\\uffff-]*[?!]?$/';
const IS_SMALL_WORD = '/^_*[a-z\\u00c0-\\uffff][A-Za-z0-9_\\u00c0-\\uffff-]*[?!]?$/';
const MAX_TABLES = 8;
const MIN_HITS = 3;
const NAMES_WORDS = /key_?words?|kwlist|reserved_?words?|palavras/i;
const MANY_HITS = 8;
const CONTEXTUAL = /soft|context|weak/i;
const NAMED = /key_?words?|kwlist|reserv|palavras?|proscribed|forbidden|future/i;
const guess_words_UNPROVED = { named: 0.7, common: 0.65, doubtful: 0.4 };
const guess_words_NAMED_BONUS = 0.1;
const LEXER = /(token|lex|scan|keyword|palavra|grammar|syntax|pars)[^/]*$/i;
const LEXER_BONUS = 0.05;
const MIN_NEIGHBOUR = 0.45;
const RESERVED = /reserv|future|futur|proscribed|forbidden|proibid/i;
function guessWords(tables, evidence) {
	const rated = tables
		.flatMap(table => rate(table, evidence) ?? [])
		.sort((a, b) => b.score - a.score || b.all.length - a.all.length);
	const guesses = [];
	const taken = new Set();
	let isUnclear = false;
	for (const best of rated) {
		if (best.score <= 0 || taken.has(best.table) || guesses.length >= evidence.limit)
			continue;
		const together = withoutParts([
			best,
			...rated.filter(each => each !== best && !taken.has(each.table) && isBeside(each, best, evidence)),
		]);
		for (const { table } of together)
			taken.add(table);
		const own = reservedAmong(together);
		if (guesses.length === 0 && !own)
			isUnclear =
				isOpen(best, together, rated, evidence) ||
					areVersions(together) ||
					(!isNamedAfter(best, evidence) && isAnyLanguage(together, rated));
		if (own && own.score >= best.score)
			guesses.push(...guessesOf([own], [], evidence, guesses.length === 0));
		const others = rated.filter(each => !taken.has(each.table) && isOtherKind(each, best));
		guesses.push(...guessesOf(together, others, evidence, guesses.length === 0));
	}
	if (evidence.wantsEach)
		guesses.push(...rated.flatMap(each => guessesOf([each], [], evidence, false)));
	const once = guesses.filter(({ at, spec }, i) => guesses.findIndex(each => each.at === at && (0,external_node_util_.isDeepStrictEqual)(each.spec, spec)) === i);
	return isUnclear
		? once.map(each => ({ ...each, score: Math.min(each.score ?? DOUBTFUL, DOUBTFUL) }))
		: once;
}
function reservedAmong(together) {
	return together.find(({ table, all }) => /reserved|reservad/i.test(table.candidate.name) &&
		all.length >= MIN_RESERVED &&
		together.some(other => {
			const words = new Set(other.all);
			return words.size > all.length && all.filter(word => words.has(word)).length >= all.length * MOST;
		}));
}
function withoutParts(together) {
	const sum = together.find(one => IS_ALL.test(one.table.candidate.name) &&
		together.some(other => other !== one && other.all.every(word => one.all.includes(word))));
	return sum
		? [sum, ...together.filter(each => each !== sum && CONTEXTUAL.test(each.table.candidate.name))]
		: together;
}
const IS_ALL = /^(all|ALL|All)(?=_|[A-Z])/;
const MIN_RESERVED = 15;
const MOST = 0.6;
function guessesOf(together, others, evidence, isFirst) {
	const [best] = together;
	const of = (isContextual) => together
		.filter(each => (each !== best && CONTEXTUAL.test(each.table.candidate.name)) === isContextual)
		.slice(0, MAX_TABLES);
	const reserved = of(false);
	const all = [...new Set(reserved.flatMap(each => each.all))];
	const names = namesElsewhere(all, [...evidence.names, ...evidence.kin]);
	const kinds = kindsAmong(reserved, evidence);
	const not = [...names, ...kinds];
	const words = all.filter(word => !not.includes(word));
	const lacking = lackingOf([...all, ...[...of(true), ...others].flatMap(each => each.all)], evidence);
	const score = isMuch(lacking.length, all.length) ? Math.min(best.score, DOUBTFUL) : best.score;
	const guesses = [
		{
			at: 'sintaxe.reservadas',
			spec: merged(reserved.map(each => wordSource(each.table, each.words, { not })), 'palavra'),
			why: `${reserved.map(({ table }) => table.candidate.name).join(', ')} (${whereOf(best.table)}) ${said(best.words)}${provedBy(proveWords(words, evidence))}.${namesSaid(names)}${kindsSaid(kinds)}${lackingSaid(lacking)}`,
			score,
		},
	];
	const contextual = of(true);
	const [first] = contextual;
	if (first && isFirst)
		guesses.push({
			at: 'sintaxe.contextuais',
			spec: merged(contextual.map(({ table, words: path }) => wordSource(table, path, { onde: $said`words of ${table.candidate.name}` })), 'palavra'),
			why: $said`${first.table.candidate.name} (${whereOf(first.table)}) is called as words are that are keywords only in places.`,
			score,
		});
	return [...guesses, ...perhapsContextual(reserved, names, others)];
}
function lackingOf(words, { programs }) {
	return programs?.use.lacking(new Set(words)) ?? [];
}
function isMuch(lacking, all) {
	return lacking >= MIN_LACKING && lacking >= all * MAX_LACKING;
}
const MIN_LACKING = 3;
const MAX_LACKING = 0.08;
const MAX_LACKING_SAID = 12;
function lackingSaid(lacking) {
	if (lacking.length === 0)
		return '';
	const shown = lacking.slice(0, MAX_LACKING_SAID).join(', ');
	return $said` Not among them, though programs have these where only words of the language stand: ${shown}${lacking.length > MAX_LACKING_SAID ? ', …' : ''}.`;
}
function kindsAmong(reserved, { programs }) {
	const texts = reserved.flatMap(({ isWhole, words }) => (isWhole ? words.texts : []));
	const all = [...new Set(texts)].filter(text => text !== undefined);
	const kinds = all.filter(word => /^[A-Z][A-Z\d_]+$/.test(word));
	if (kinds.length > all.length / 2)
		return [];
	return kinds.filter(word => KIND_OF_TOKEN.test(word) || (programs && programs.use.of(word) === undefined));
}
const KIND_OF_TOKEN = /^(?:EOF|EOL|ERROR|INVALID|ILLEGAL|UNKNOWN|COMMENT|IDENT(?:IFIER)?|NUMBER|NEWLINE)$/;
function kindsSaid(kinds) {
	return kinds.length === 0 ? '' : $said` Left out, since they say what kind a token is of: ${kinds.join(', ')}.`;
}
function namesSaid(names) {
	if (names.length === 0)
		return '';
	return $said` Left out, since ${names.length === 1 ? $said('it is a name') : $said('they are names')} elsewhere: ${names.join(', ')}.`;
}
function perhapsContextual(reserved, names, others) {
	const sources = [
		...reserved
			.filter(({ all }) => all.some(word => names.includes(word)))
			.map(({ table, words }) => wordSource(table, words, { only: names, onde: TO_SAY })),
		...others.map(({ table, words }) => wordSource(table, words, { onde: TO_SAY })),
	];
	if (sources.length === 0)
		return [];
	const tables = others.map(({ table }) => `${table.candidate.name} (${whereOf(table)})`).join(', ');
	const why = [
		...(names.length > 0
			? [$said`${names.join(', ')} ${names.length === 1 ? $said('is a name') : $said('are names')} elsewhere.`]
			: []),
		...(tables === ''
			? []
			: [$said`${tables} holds words that programs use, beside those that the file calls keywords.`]),
	];
	return [
		{ at: 'sintaxe.contextuais', spec: merged(sources, 'palavra'), why: why.join(' '), score: DOUBTFUL },
	];
}
const TO_SAY = '…';
function isBeside(rated, best, evidence) {
	const { table, words, proof, all, isWhole } = rated;
	if (!isWhole || table.candidate.path !== best.table.candidate.path || !NAMED.test(table.candidate.name))
		return false;
	if (isOtherKind(rated, best))
		return false;
	if (!best.proof)
		return all.length >= FEW_WORDS || hits(words) === all.length;
	const known = new Set(best.all);
	if (RESERVED.test(table.candidate.name) && proof?.freed === 0)
		return true;
	return (CONTEXTUAL.test(table.candidate.name) ||
		all.every(word => known.has(word)) ||
		((proof?.share ?? 0) >= MIN_NEIGHBOUR && !addsNames(rated, best, evidence)));
}
function addsNames({ all }, best, { programs }) {
	const added = all.filter(word => !best.all.includes(word));
	const names = added.filter(word => isLikeName(word, programs, 0));
	return names.length > added.length * MAX_NAMES;
}
function isLikeName(word, programs, calls) {
	const use = programs?.use.of(word);
	if (!use)
		return false;
	return use.members + use.heads + use.bound + calls * use.calls > use.total * MIN_NAME_USE;
}
const MAX_NAMES = 0.2;
const MIN_NAME_USE = 0.3;
function isOpen(best, together, rated, evidence) {
	const known = new Set(together.flatMap(({ all }) => all));
	return rated.some(other => {
		if (together.includes(other))
			return false;
		if (isForPeople(best) && isOfLexer(other) && isMuch(countOthers(other, known), known.size))
			return other.all.filter(word => known.has(word)).length >= known.size * MOST;
		if (other.likely < Math.max(THRESHOLD, best.score - guess_words_NEAR))
			return false;
		const shared = other.all.filter(word => known.has(word)).length;
		const more = other.all.filter(word => !known.has(word) &&
			evidence.programs?.use.of(word) !== undefined &&
			!isLikeName(word, evidence.programs, 1));
		return shared >= known.size * MOSTLY_SHARED && more.length >= Math.max(MIN_MORE, known.size * 0.1);
	});
}
function isForPeople({ table }) {
	return ABOUT_WORDS.test(table.candidate.path);
}
function isOfLexer({ table: { candidate } }) {
	return NAMED.test(candidate.name) && LEXER.test(candidate.path) && !ABOUT_WORDS.test(candidate.path);
}
function countOthers({ all }, known) {
	return all.filter(word => !known.has(word)).length;
}
function isAnyLanguage(together, rated) {
	const known = new Set(together.flatMap(({ all }) => all));
	const path = together[0]?.table.candidate.path;
	return (together.every(({ proof }) => proof === undefined) &&
		rated.some(({ table, all, proof, score }) => table.candidate.path !== path &&
			proof === undefined &&
			score >= THRESHOLD &&
			all.filter(word => known.has(word)).length < Math.min(known.size, all.length) * MOST));
}
function isNamedAfter({ table: { candidate } }, { names }) {
	const file = candidate.path.slice(candidate.path.lastIndexOf('/') + 1);
	const said = `${candidate.name} ${file}`.toLowerCase();
	return names.some(name => name.length > 1 && said.includes(name.toLowerCase()));
}
function areVersions(together) {
	const plain = ({ table }) => table.candidate.name.replace(/\d+/g, '#');
	return together.some((one, i) => together
		.slice(i + 1)
		.some(other => plain(one).includes('#') &&
		plain(one) === plain(other) &&
		new Set([...one.all, ...other.all]).size > Math.min(one.all.length, other.all.length)));
}
const OWN_NAME_BONUS = 0.05;
const guess_words_NEAR = 0.08;
const MOSTLY_SHARED = 0.9;
const MIN_MORE = 3;
function isOtherKind({ table, proof, all }, best) {
	const known = new Set(best.all);
	return (table.candidate.path === best.table.candidate.path &&
		RESERVED.test(table.candidate.name) &&
		/key_?words?/i.test(best.table.candidate.name) &&
		!/key_?words?/i.test(table.candidate.name) &&
		(proof?.share ?? 0) >= MIN_LIVE &&
		!all.some(word => known.has(word)));
}
const MIN_LIVE = 0.3;
function rate(table, evidence) {
	const { candidate, paths, mixed, records } = table;
	const rated = mixed
		.filter(path => path.count >= records.length * 0.5)
		.map(words => {
		const all = [
			...new Set(words.texts.filter(text => text !== undefined && isWord(text, words))),
		];
		const isWhole = paths.some(({ path }) => path === words.path);
		return { table, words, all, isWhole, proof: proveWords(all, evidence) };
	})
		.filter(({ all }) => all.length >= 2)
		.map(each => ({
		...each,
		score: guess_words_scoreOf(each, evidence) +
			bias(candidate.name, candidate.path, evidence) +
			(each.proof === undefined && isNamedAfter(each, evidence) ? OWN_NAME_BONUS : 0),
	}))
		.map(each => ({
		...each,
		likely: each.score,
		score: each.isWhole ? each.score : Math.min(each.score, DOUBTFUL),
	}))
		.sort((a, b) => b.score - a.score || b.all.length - a.all.length);
	return rated[0];
}
function guess_words_scoreOf(rated, evidence) {
	const score = scoreOfWords(rated, evidence);
	const kinds = rated.all.filter(word => TOKEN_KINDS.has(word.toLowerCase())).length;
	return kinds < MANY_KINDS && !rated.table.candidate.isDoubtful ? score : Math.min(score, DOUBTFUL);
}
const TOKEN_KINDS = new Set('lparen rparen lbrace rbrace lbracket rbracket lpar rpar lsqb rsqb lcurly rcurly open_paren close_paren openparen closeparen leftparen rightparen left_paren right_paren leftbrace rightbrace left_brace right_brace comma colon semicolon semi dot period plus minus times divide star slash percent ampersand pipe caret tilde bang question equals eqeq ne lshift rshift ident identifier eof newline indent dedent whitespace'.split(' '));
const MANY_KINDS = 3;
function scoreOfWords({ table, words, all, proof }, { names, kin }) {
	const isNamed = NAMED.test(table.candidate.name);
	const common = hits(words);
	if (common === 0 && !isNamed)
		return 0;
	const ofWords = share(words, text => guess_words_WORD.test(text));
	if (ofWords < 0.5 && common < MANY_HITS)
		return 0;
	const inLexer = LEXER.test(table.candidate.path) ? LEXER_BONUS : 0;
	if (proof) {
		const score = proof.score * Math.min(1, all.length / FEW_WORDS) + (isNamed ? guess_words_NAMED_BONUS : 0) + inLexer;
		return (proof.covered ?? 0) < MIN_COVERAGE ? Math.min(score, DOUBTFUL) : score;
	}
	if (all.length < FEW_UNPROVED)
		return 0;
	const score = isNamedAfterWords(table, words)
		? guess_words_UNPROVED.named
		: common >= MANY_HITS || (isNamed && common >= MIN_HITS)
			? guess_words_UNPROVED.common + (common / all.length) * 0.04
			: common >= MIN_HITS
				? guess_words_UNPROVED.doubtful
				: 0;
	const { name, path } = table.candidate;
	const isInLexer = (LEXER.test(path) && !ABOUT_WORDS.test(path)) || KEYWORD_FILE.test(path);
	const isPlain = common >= MANY_HITS && common >= all.length * MOSTLY_COMMON;
	const isOfValues = all.filter(word => VALUE_WORDS.has(word.toLowerCase())).length >= all.length / 2;
	if (isOfValues)
		return Math.min(score, guess_words_UNPROVED.doubtful);
	if (name.endsWith('()') && words.path !== 'args[0]')
		return Math.min(score, guess_words_UNPROVED.doubtful);
	const isSaid = REFUSES.test(name) ||
		(common >= MANY_HITS && !PARTIAL.test(name) && makesTokensOf(table, words)) ||
		((isNamed || isPlain || KEYWORD_FILE.test(path)) && isInLexer && !PARTIAL.test(name));
	return isSaid && !isOfHost(all, [...names, ...kin]) ? score : Math.min(score, guess_words_UNPROVED.doubtful);
}
function makesTokensOf({ records, candidate }, { path, texts, count }) {
	if (path !== 'key' || count < records.length)
		return false;
	const tokens = records.map(({ fields: { value } }) => {
		const text = typeof value === 'string' ? value : value?.text;
		return typeof text === 'string' && /^[\w$.:]+$/.test(text) ? guess_words_plain(text) : undefined;
	});
	const around = tokens.map((token, i) => {
		const word = guess_words_plain(texts[i] ?? '');
		const at = word === '' || token === undefined ? -1 : token.lastIndexOf(word);
		return at < 0 ? undefined : `${token?.slice(0, at)} ${token?.slice(at + word.length)}`;
	});
	const [first = ''] = around.filter(each => each !== undefined);
	const isToken = first === ' ' ? LEXER.test(candidate.path) : /kw|keyword|tok/.test(first);
	if (!isToken)
		return false;
	return around.filter(each => each !== undefined && each === first).length >= around.length * MOSTLY_TOKENS;
}
function guess_words_plain(text) {
	return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
const MOSTLY_TOKENS = 0.8;
const KEYWORD_FILE = /(^|\/)(key_?words?|reserved(_?words?)?|palavras?[-_]?reservadas?)(\/[^/]*|\.\w+)$/i;
const ABOUT_WORDS = /exempl|example|sample|(^|\/|[-_])docs?[-_./]|help|ajuda|complet|highlight|snippet|hover|format|(^|\/)lsp/i;
const REFUSES = /^(accept|is|valid|allow|can|check)\w*?_?(ident\w*|names?)$/i;
const MOSTLY_COMMON = 0.8;
const PARTIAL = /statement|block|end(ing)?_?key|unused|modifier|type_?key|declar|visib|optional|allowed|completion|help|snippet|soft|context|sql|html|css|json/i;
const MIN_COVERAGE = 0.5;
const FEW_WORDS = 6;
const FEW_UNPROVED = 4;
function isWord(text, words) {
	return isSmall(words) ? /^_*[a-z\u00c0-\uffff][\w\u00c0-\uffff]*[?!]?$/.test(text) : guess_words_WORD.test(text);
}
function isNamedAfterWords({ candidate, records }, words) {
	return (NAMES_WORDS.test(candidate.name) &&
		words.count === records.length &&
		share(words, text => guess_words_WORD.test(text)) === 1);
}
function said(words) {
	const common = hits(words);
	const all = distinct(words, text => guess_words_WORD.test(text));
	return common > 0
		? $said`holds ${(0,counted .h)(common, 'word')} that many languages reserve`
		: $said`is called as words are that are reserved, and holds ${all}`;
}
function wordSource({ source, paths, records, candidate }, words, { onde, not = [], only = [] }) {
	const isPlace = onde !== undefined || REFUSES.test(candidate.name);
	const isPure = words.count === records.length &&
		share(words, text => (isPlace && /^_+$/.test(text)) || guess_words_WORD.test(text)) === 1;
	const pattern = isSmall(words) ? IS_SMALL_WORD : IS_WORD;
	const among = (list) => list.filter(word => words.texts.includes(word));
	const isListed = (list) => $said`${words.path} in ${JSON.stringify(among(list))}`;
	const clauses = [
		...(isPure ? [] : [whenText(words.path, isPlace ? pattern.replace(/\^_\*\[/, '^[_') : pattern)]),
		...(among(not).length > 0 ? [`$not(${isListed(not)})`] : []),
		...(only.length > 0 ? [isListed(only)] : []),
	];
	const description = describing(paths, records.length, [words.path]);
	return {
		...source,
		...(clauses.length > 0 && { filter: clauses.join($said(' and ')) }),
		map: {
			palavra: words.path,
			...(description && { descricao: description.path }),
			...(onde && { onde: JSON.stringify(onde) }),
		},
	};
}
function merged(sources, field) {
	const [first] = sources;
	return sources.length === 1 ? { ...first, unique: field } : { merge: sources, unique: field };
}
function isSmall({ texts }) {
	return texts.every(text => text === undefined || !COMMON_WORDS.has(text) || text === text.toLowerCase());
}
function hits(path) {
	return distinct(path, text => COMMON_WORDS.has(text));
}
function distinct({ texts }, test) {
	return new Set(texts.filter(text => text !== undefined && test(text))).size;
}

; 


const HEADERS = '{,src/,include/,include/*/,lib/}*.{h,hpp}';
const MAX_HEADERS = 300;
const c_macros_SKIPPED = /(^|\/)(tests?|examples?|deps|vendor|third_?party|external|extlib)\//i;
function cMacros(repository, names) {
	const own = names.map(name => name
		.toUpperCase()
		.replace(/[^A-Z0-9]+/g, '_')
		.replace(/[\d_]+$/, ''));
	for (const path of repository
		.glob(HEADERS)
		.filter(each => !c_macros_SKIPPED.test(each))
		.slice(0, MAX_HEADERS)) {
		const text = (0,readable .b6)(repository, path) ?? '';
		for (const name of own.filter(each => each !== '')) {
			const macro = (suffix) => new RegExp(`^[ \\t]*#[ \\t]*define[ \\t]+${name}_?(${suffix})[ \\t]+"?([\\w.]+)"?`, 'm').exec(text);
			const whole = macro('VERSION|VERSION_STRING|RELEASE|VERSION_STR');
			if (whole && VERSION.test(whole[2] ?? '') && !said_isPlaceholder(whole[2] ?? ''))
				return {
					version: {
						spec: {
							table: `${path}#${whole[0]
								.trim()
								.split(/\s+/)
								.find(part => part.startsWith(name))}`,
						},
						why: $said`${path} defines it.`,
					},
				};
			const parts = ['MAJOR', 'MINOR', 'RELEASE|PATCH|MICRO'].map(part => macro(`VERSION_(?:${part})(?:_N)?|(?:${part})_VERSION`)?.[2]);
			if (parts.slice(0, 2).every(part => /^\d+$/.test(part ?? '')))
				return { version: versionText(path, parts.filter(part => /^\d+$/.test(part ?? '')).join('.')) };
		}
	}
	return undefined;
}

; 

const MAX_MEMBERS = 60;
const cargo_PROGRAM = /(^|[-_])(cli|bin|compiler|core|main)$/;
async function cargo(repository, names) {
	const path = 'Cargo.toml';
	const data = await dataOf(repository, path);
	if (!data)
		return undefined;
	const own = cargo_saidBy(path, data, mapIn(data, 'package'), path, mapIn(data, 'workspace', 'package'));
	if (mapIn(data, 'package') && own?.version)
		return own;
	const shared = mapIn(data, 'workspace', 'package');
	const members = [];
	for (const member of repository.glob('{*,crates/*}/Cargo.toml').slice(0, MAX_MEMBERS)) {
		const manifest = await dataOf(repository, member);
		const described = manifest && mapIn(manifest, 'package');
		const said = described && cargo_saidBy(member, manifest, described, path, shared);
		if (!said)
			continue;
		const name = said.name ?? '';
		const rank = names.includes(name)
			? 3
			: !names.some(each => name.startsWith(each))
				? 0
				: cargo_PROGRAM.test(name)
					? 2
					: 1;
		if (rank > 0)
			members.push({ said, rank });
	}
	const [best] = members.sort((a, b) => b.rank - a.rank);
	if (!best)
		return own ?? cargo_saidBy(path, data, shared, path, shared);
	const { name, ...rest } = best.said;
	return {
		...rest,
		...own,
		version: own?.version ?? rest.version,
		name: names.includes(name ?? '') ? name : own?.name,
	};
}
function cargo_saidBy(path, _manifest, described, workspacePath, shared) {
	if (!described)
		return undefined;
	const field = (name) => textIn(mapIn(described, name)?.workspace === true ? shared?.[name] : described[name]);
	const isShared = mapIn(described, 'version')?.workspace === true;
	const pointer = described === shared ? '/workspace/package/version' : '/package/version';
	return {
		name: textIn(described.name),
		description: field('description'),
		homepage: field('homepage') ?? field('documentation'),
		sources: sourcesIn(field('repository')),
		version: isShared
			? versionAt(workspacePath, '/workspace/package/version', shared?.version)
			: versionAt(path, pointer, described.version),
	};
}

; 


const changelog_FILES = '{CHANGELOG,Changelog,changelog,CHANGES,HISTORY,History,NEWS,RELEASES}{.md,.rst,.txt,}';
const HEADING = /^(?:#{1,4}[ \t]+)?(?:(?:version|release)[ \t]+)?\[?v?(?<version>\d{1,6}(?:\.\d{1,6}){1,3}(?:-[\w.]{1,30})?)(?![\w.-])(?<rest>.{0,200})$/i;
const NOT_YET = /unreleased|not (?:yet )?released|upcoming|in development|wip|tbd|não lançad/i;
function newestChange(repository) {
	for (const path of repository.glob(changelog_FILES)) {
		const lines = ((0,readable .b6)(repository, path) ?? '').split('\n');
		for (const [i, line] of lines.entries()) {
			const { version, rest = '' } = HEADING.exec(line.trimEnd())?.groups ?? {};
			if (version === undefined || NOT_YET.test(rest))
				continue;
			const isHeading = line.startsWith('#') || /^[-=~]{3,}\s*$/.test(lines[i + 1] ?? '');
			if (isHeading && VERSION.test(version) && !said_isPlaceholder(version))
				return { version, path };
		}
	}
	return undefined;
}

; 


const constants_FILES = '{,cmd/*/,cli/,src/,src/*/,pkg/*/,internal/*/,lib/,lib/*/,main/,version/}{version,Version,buildinfo,main,cli,Main,constants}.{go,rs,java,ts,js,mjs,c,cpp,php,kt,scala}';
const ANY_FILES = '{*.go,src/*.php}';
const constants_CONSTANT = /(?<![\w.])(?<name>VERSION|Version|version|VersionBase|APP_VERSION)\b(?:\s*:\s*&?(?:'static\s+)?\w+)?\s*=\s*(["'])(?<version>v?\d+\.\d+[\w.+-]*)\2/g;
const constants_SKIPPED = /(^|\/)(tests?|examples?|node_modules|vendor|third_?party)\/|_test\.go$/i;
function constants(repository) {
	const found = [...new Set([...repository.glob(constants_FILES), ...repository.glob(ANY_FILES)])]
		.filter(path => !constants_SKIPPED.test(path))
		.flatMap(path => [...((0,readable .b6)(repository, path) ?? '').matchAll(constants_CONSTANT)].map(({ groups }) => ({ path, ...groups })));
	const real = found.filter(({ version }) => VERSION.test(version) && !said_isPlaceholder(version));
	const [first] = real;
	if (!first || new Set(real.map(({ version }) => version)).size > 1)
		return undefined;
	const { path, name } = first;
	return { version: { spec: { table: `${path}#${name}` }, why: $said`${path} has a constant ${name}.` } };
}

var scheme = __webpack_require__(39013);
; 



const MIN_RELEASES = 2;
const CALENDAR = /^(?:(?:19|20)\d\d(?:[._-]\d{1,2}){1,2}|\d\d\.(?:0[1-9]|1[0-2]))(?!\d)/;
const TWO_DIGIT_YEAR = /^\d\d\./;
const WITH_ZERO = /^\d\d\.0/;
const PLAIN_PREFIX = /^(?:|v|V)$/;
function taggedVersions(repository) {
	const series = leadingSeries(tagNames(repository));
	if (series === undefined)
		return undefined;
	const versions = series.rests.length < MIN_RELEASES ? undefined : countingOf(series);
	const text = versions?.spec.pattern === undefined ? '' : series.prefix;
	const newest = newestOf(series.rests.map(rest => text + rest), new scheme .Y(versions?.spec));
	if (newest === undefined || said_isPlaceholder(newest))
		return undefined;
	const version = writtenDown($said('The newest tag of git'), newest);
	return { said: { version }, ...(versions && { versions }) };
}
function tagNames(repository) {
	const packed = (0,readable .b6)(repository, '.git/packed-refs') ?? '';
	return [
		...[...packed.matchAll(/ refs\/tags\/(\S+)$/gm)].map(match => match[1]),
		...repository.glob('.git/refs/tags/**').map(path => path.slice('.git/refs/tags/'.length)),
	];
}
function leadingSeries(names) {
	const byPrefix = new Map();
	for (const name of new Set(names)) {
		const [prefix] = /^\D*(?=\d)/.exec(name) ?? [];
		if (prefix === undefined)
			continue;
		const key = PLAIN_PREFIX.test(prefix) ? '' : prefix;
		byPrefix.set(key, [...(byPrefix.get(key) ?? []), name.slice(prefix.length)]);
	}
	const all = [...byPrefix].map(([prefix, rests]) => ({ prefix, rests }));
	const readable = all.filter(({ rests }) => newestOf(rests, new scheme .Y()) !== undefined);
	return (readable.find(({ prefix }) => prefix === '') ??
		readable.sort((a, b) => b.rests.length - a.rests.length || (a.prefix < b.prefix ? -1 : 1))[0]);
}
function countingOf({ prefix, rests }) {
	const named = (example) => $said`${rests.length} tags of git are ${example}.`;
	if (prefix !== '' && rests.every(rest => /^\d+$/.test(rest))) {
		const pattern = `^${prefix.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?<major>\\d+)$`;
		return {
			spec: { pattern },
			why: named($said`one number each, as ${prefix}${rests[0]}`),
			form: new RegExp(pattern),
		};
	}
	const dates = rests.filter(rest => CALENDAR.test(rest));
	const isCalendar = dates.length === rests.length &&
		(!dates.some(rest => TWO_DIGIT_YEAR.test(rest)) || dates.some(rest => WITH_ZERO.test(rest)));
	return isCalendar
		? { spec: { format: 'calver' }, why: named($said`dates, as ${rests[0]}`), form: CALENDAR }
		: undefined;
}
function newestOf(texts, scheme) {
	const versions = texts.flatMap(text => scheme.parse(text) ?? []);
	const released = versions.filter(({ preRelease }) => preRelease.length === 0);
	const candidates = released.length > 0 ? released : versions;
	const newer = (a, b) => ((scheme.compare(b, a) ?? 0) > 0 ? b : a);
	return candidates.length === 0 ? undefined : candidates.reduce(newer).text;
}

; 


function maven(repository) {
	const text = (0,readable .b6)(repository, 'pom.xml');
	if (text === undefined)
		return undefined;
	const parent = /<parent>[\s\S]*?<\/parent>/.exec(text)?.[0] ?? '';
	const own = text.replace(/<!--[\s\S]*?-->|<(parent|dependencies|dependencyManagement|build|profiles|modules|developers|licenses|scm|organization|reporting)>[\s\S]*?<\/\1>/g, '');
	const field = (name, inside = own) => new RegExp(`<${name}>\\s*([^<]+?)\\s*</${name}>`).exec(inside)?.[1];
	const version = field('version') ?? field('version', parent);
	const property = /^\$\{([\w.-]+)\}$/.exec(version ?? '')?.[1];
	return {
		name: field('artifactId'),
		description: field('description')?.replace(/\s+/g, ' '),
		homepage: field('url'),
		version: versionIn(repository, 'pom.xml', property === undefined ? version : field(property.replaceAll('.', '\\.'))),
	};
}
function gradle(repository) {
	const at = (path, pattern) => {
		const found = pattern.exec((0,readable .b6)(repository, path) ?? '')?.[1];
		return found === undefined ? undefined : { path, found };
	};
	const name = at('settings.gradle', /rootProject\.name\s*=\s*["']([^"']+)/) ??
		at('settings.gradle.kts', /rootProject\.name\s*=\s*"([^"]+)/);
	const version = at('gradle.properties', /^[ \t]*(?:\w+[Vv])?ersion[ \t]*=[ \t]*(\S+)/m) ??
		at('gradle.properties', /^[ \t]*version[ \t]*=[ \t]*(\S+)/m) ??
		at('build.gradle', /^[ \t]*version[ \t]*=?[ \t]*["']([^"']+)["']/m) ??
		at('build.gradle.kts', /^[ \t]*version[ \t]*=[ \t]*"([^"]+)"/m);
	if (!name && !version)
		return undefined;
	return { name: name?.found, version: version && versionIn(repository, version.path, version.found) };
}
function goModule(repository) {
	const path = /^module\s+(\S+)/m.exec((0,readable .b6)(repository, 'go.mod') ?? '')?.[1];
	if (path === undefined)
		return undefined;
	const [host = '', ...folders] = path.split('/');
	const said = folders.map(part => part.replace(/\.(go|v\d+)$/, '')).filter(part => !NO_FOLDER.test(part));
	const labels = host.split('.').slice(0, host.includes('.') ? -1 : 1);
	const name = said.at(-1) ?? labels.filter(label => !/^(go|src|www)$/.test(label)).at(-1);
	return name === undefined
		? undefined
		: {
			name,
			sources: FORGE.test(path) ? sourcesIn(`https://${FORGE.exec(path)?.[0]}`) : undefined,
		};
}
const NO_FOLDER = /^(v\d+|go|src)$/;
const FORGE = /^(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)\/[^/]+\/[^/]+/;
function versionFile(repository) {
	for (const path of ['VERSION', 'VERSION.txt', 'version.txt', '.version', 'version']) {
		const text = (0,readable .b6)(repository, path)?.trim();
		if (text === undefined || !VERSION.test(text) || said_isPlaceholder(text))
			continue;
		if (!/^\d+\.\d+\.\d+/.test(text))
			return { version: versionIn(repository, path, text) };
		return {
			version: { spec: { data: path, format: 'yaml' }, why: $said`${path} holds it, and nothing else.` },
		};
	}
	return undefined;
}
const BUILT_BY = [
	[
		'CMakeLists.txt',
		/\bproject\s*\(\s*(?<name>[\w-]+)[^)]*?\bVERSION\s+(?<version>[\d.]+)/i,
		/\bproject\s*\([^)]*?\bDESCRIPTION\s+"(?<description>[^"]+)"/i,
		/\bproject\s*\([^)]*?\bHOMEPAGE_URL\s+"(?<homepage>[^"]+)"/i,
	],
	['meson.build', /\bproject\s*\(\s*'(?<name>[\w-]+)'[\s\S]{0,400}?\bversion\s*:\s*'(?<version>[^']+)'/],
	['configure.ac', /\bAC_INIT\(\s*\[?(?<name>[\w -]+)\]?\s*,\s*(?:\[?(?<version>\d[\w.-]*)\]?)?/],
	[
		'mix.exs',
		/(?:@version|\bversion:)[ \t]*"(?<version>[^"]+)"/,
		/^[ \t]*app:[ \t]*:(?<name>\w+)/m,
		/^[ \t]*homepage_url:[ \t]*"(?<homepage>[^"]+)"/m,
	],
	[
		'*.gemspec',
		/^[ \t]*\w+\.version[ \t]*=[ \t]*["'](?<version>[^"']+)["']/m,
		/^[ \t]*\w+\.name[ \t]*=[ \t]*["'](?<name>[^"']+)["']/m,
		/^[ \t]*\w+\.summary[ \t]*=[ \t]*["'](?<description>[^"'\n#]+)["'][ \t]*$/m,
		/^[ \t]*\w+\.homepage[ \t]*=[ \t]*["'](?<homepage>[^"']+)["']/m,
	],
	['lib/{*/,}version.rb', /^[ \t]*VERSION[ \t]*=[ \t]*["'](?<version>[^"']+)["']/m],
	[
		'*.cabal',
		/^version[ \t]*:[ \t]*(?<version>\S+)/im,
		/^name[ \t]*:[ \t]*(?<name>\S+)/im,
		/^synopsis[ \t]*:[ \t]*(?<description>\S[^\n]*)/im,
		/^homepage[ \t]*:[ \t]*(?<homepage>\S+)/im,
	],
	[
		'dune-project',
		/^\(version[ \t]+(?<version>[^\s)]+)\)/m,
		/^\(name[ \t]+(?<name>[^\s)]+)\)/m,
		/^\(homepage\s+"?(?<homepage>[^\s")]+)/m,
	],
	[
		'*.nimble',
		/^version[ \t]*=[ \t]*"(?<version>[^"]+)"/m,
		/^description[ \t]*=[ \t]*"(?<description>[^"]+)"/m,
	],
	[
		'build.zig.zon',
		/^[ \t]*\.version[ \t]*=[ \t]*"(?<version>[^"]+)"/m,
		/^[ \t]*\.name[ \t]*=[ \t]*\.(?<name>\w+)/m,
	],
	[
		'{Directory.Build.props,*.csproj,src/*/*.csproj}',
		/<Version(?:Prefix)?>(?<version>[^<]+)</,
		/<PackageProjectUrl>(?<homepage>[^<]+)</,
	],
	['build.sbt', /\bversion[ \t]*:=[ \t]*"(?<version>[^"]+)"/],
	['project.clj', /\(defproject\s+(?:[\w.-]+\/)?(?<name>[\w-]+)\s+"(?<version>[^"]+)"/],
];
function buildTools(repository) {
	return BUILT_BY.flatMap(([glob, ...patterns]) => {
		const said = repository.glob(glob).flatMap(path => {
			const text = (0,readable .b6)(repository, path) ?? '';
			const found = patterns.flatMap(pattern => Object.entries(pattern.exec(text)?.groups ?? {}));
			const groups = Object.fromEntries(found.filter(([, part]) => part !== undefined));
			return found.length > 0 ? [{ path, ...groups }] : [];
		});
		const [first] = said;
		if (!first || new Set(said.map(({ version }) => version)).size > 1)
			return [];
		const { path, name, version, description, homepage } = first;
		return [
			{
				name: name?.trim(),
				description: description?.trim(),
				homepage,
				version: versionIn(repository, path, version),
			},
		];
	});
}
async function topManifests(repository) {
	const found = [];
	for (const path of ['gleam.toml', 'composer.json', 'pubspec.yaml', 'shard.yml', 'dub.json', 'elm.json']) {
		const data = await dataOf(repository, path);
		if (!data)
			continue;
		found.push({
			name: textIn(data.name)?.split('/').at(-1),
			description: textIn(data.description),
			homepage: textIn(data.documentation) ?? textIn(data.homepage),
			version: versionAt(path, '/version', data.version),
		});
	}
	return found;
}

; 

async function packageJson(repository) {
	const path = 'package.json';
	const data = await dataOf(repository, path);
	return (data && {
		name: nameIn(textIn(data.name)),
		description: textIn(data.description),
		homepage: textIn(data.homepage),
		sources: sourcesIn(textIn(data.repository) ?? textIn(mapIn(data, 'repository')?.url)),
		version: versionAt(path, '/version', data.version),
	});
}
function nameIn(name) {
	const { scope, own } = /^@(?<scope>[^/]+)\/(?<own>.+)$/.exec(name ?? '')?.groups ?? {};
	if (own === undefined)
		return name;
	return PART.test(own) ? scope : own;
}
const PART = /^(core|cli|lang|language|compiler|interpreter|parser|runtime|main|monorepo|root)$/;

; 



const VERSION_FILES = '{,*/,src/*/}{__init__,__about__,__pkginfo__,__version__,_version,version,about,coredata}.py';
const VERSION_CONSTANT = /^(?<name>__version__|VERSION|version|__VERSION__)\s*(?::[^=\n]*)?=\s*(["'])v?\d+(?:\.\w+)+\2/m;
const python_SKIPPED = /(^|\/)(tests?|examples?|docs?|node_modules|vendor|third_?party|site-packages)\//i;
async function python(repository, names) {
	const found = [];
	const path = 'pyproject.toml';
	const data = await dataOf(repository, path);
	for (const keys of [['project'], ['tool', 'poetry']]) {
		const described = data && mapIn(data, ...keys);
		if (!described)
			continue;
		found.push({
			name: textIn(described.name),
			description: textIn(described.description),
			homepage: homepageOf(described),
			version: versionAt(path, `/${keys.join('/')}/version`, described.version),
		});
	}
	const cfg = (0,readable .b6)(repository, 'setup.cfg');
	if (cfg !== undefined && /^\[metadata\]/m.test(cfg)) {
		const field = (name) => new RegExp(`^${name}\\s*=\\s*(.+)$`, 'm').exec(cfg)?.[1]?.trim();
		const version = field('version');
		found.push({
			name: field('name'),
			description: field('description'),
			homepage: field('url'),
			version: version?.startsWith('attr:') ? undefined : versionIn(repository, 'setup.cfg', version),
		});
	}
	const constant = versionConstant(repository, [...found.map(({ name }) => name), ...names]);
	if (constant)
		found.push(constant);
	found.push(...described(repository));
	return found;
}
function described(repository) {
	const [path = 'PKG-INFO'] = repository.glob('*.dist-info/METADATA');
	const text = (0,readable .b6)(repository, path);
	if (text === undefined)
		return [];
	const head = text.split(/\n\s*\n/)[0];
	const field = (name) => new RegExp(`^${name}:[ \\t]*(.+)$`, 'm').exec(head)?.[1]?.trim();
	const urls = [...head.matchAll(/^Project-URL:[ \t]*(.+?),[ \t]*(\S+)$/gim)];
	const documentation = urls.find(([, name]) => /doc|manual|home/i.test(name ?? ''))?.[2];
	return [
		{
			name: field('Name'),
			description: field('Summary'),
			homepage: documentation ?? field('Home-page'),
			version: versionIn(repository, path, field('Version')),
		},
	];
}
function versionConstant(repository, names) {
	const modules = new Set(names.map(name => name?.toLowerCase().replaceAll('-', '_')));
	const isOwn = (path) => path
		.split('/')
		.slice(0, -1)
		.some(part => [...modules].some(own => isLike(own, part)));
	const found = repository
		.glob(VERSION_FILES)
		.filter(path => !python_SKIPPED.test(path) && !(0,extract .fg)(path))
		.map(path => ({ path, name: VERSION_CONSTANT.exec((0,readable .b6)(repository, path) ?? '')?.groups?.name }))
		.filter(({ name }) => name !== undefined);
	const best = found.find(({ path }) => isOwn(path)) ?? (found.length === 1 ? found[0] : undefined);
	if (!best)
		return undefined;
	const { path, name } = best;
	return { version: { spec: { table: `${path}#${name}` }, why: $said`${path} has a constant ${name}.` } };
}
function isLike(own, part) {
	const folder = part.toLowerCase();
	if (own === undefined || own === '')
		return false;
	return (own === folder ||
		(Math.min(own.length, folder.length) >= 4 && (own.startsWith(folder) || folder.startsWith(own))));
}
function homepageOf(project) {
	const urls = mapIn(project, 'urls') ?? {};
	const named = (pattern) => textIn(Object.entries(urls).find(([name]) => pattern.test(name))?.[1]);
	return (named(/doc|manual/i) ??
		textIn(project.documentation) ??
		named(/^home/i) ??
		textIn(project.homepage) ??
		undefined);
}

; 










const MAX_DESCRIPTION_CHARACTERS = 200;
const MAX_LEAD_CHARACTERS = 24;
const MAX_PROGRAMS = 3;
const NO_NAME = /^(src|sources?|repo|repository|main|master|trunk|code|project|work|workspace|app|lang|language|compiler|interpreter|checkout|clone|v\d+)$/i;
const HOST = /^(go|golang|js|javascript|node|ts|python|py|rust|java|cpp|ruby)$/i;
const READMES = ['README.md', 'readme.md', 'Readme.md'];
async function identityOf(repository, folderName) {
	const folder = folderParts(folderName);
	const go = goModule(repository);
	const outer = [folder.name, go?.name].filter((name, i) => name !== undefined && !(i === 0 && go?.name !== undefined && HOST.test(name)));
	const pythonSaid = await python(repository, outer);
	const tagged = taggedVersions(repository);
	const sayings = [
		await packageJson(repository),
		...pythonSaid,
		await cargo(repository, outer),
		maven(repository),
		gradle(repository),
		go,
		versionFile(repository),
		...(await topManifests(repository)),
		...buildTools(repository),
		cMacros(repository, outer),
		constants(repository),
		tagged?.said,
		folder.said,
		readme(repository, outer),
	].filter(said => said !== undefined);
	const first = (field) => sayings.find(said => said[field] !== undefined)?.[field];
	const name = first('name') ?? (folder.name === undefined ? gitRemote(repository) : undefined);
	const said = sayings.flatMap(each => each.version ?? []);
	const [version] = said;
	const [versao, ...otherVersions] = said.map(({ spec, why }) => ({ at: 'versao', spec, why }));
	return {
		nome: name ?? folder.name ?? folderName,
		isNameless: name === undefined && folder.name === undefined,
		descricao: first('description')?.replace(/\s+/g, ' '),
		documentacao: homepageIn(sayings),
		versao,
		otherVersions,
		perhaps: version ? undefined : newestChange(repository),
		versions: tagged?.versions?.form.test(version?.value ?? '') ? tagged.versions : undefined,
		names: [
			...new Set([name, ...outer, ...programNames(repository)].filter(each => each !== undefined && (name === undefined || each === name || !HOST.test(each)))),
		],
	};
}
function folderParts(folderName) {
	const { name = folderName, version } = /^(?<name>.+?)[-@_]v?(?<version>\d+\.\d+[\w.+-]*)$/.exec(folderName)?.groups ?? {};
	const isName = !NO_NAME.test(name);
	const plain = name.replace(/(?<!\d)\d+(\.\d+)+$/, '');
	return {
		name: isName ? plain : undefined,
		said: version === undefined ? undefined : { version: versionText($said('The name of the folder'), version) },
	};
}
function gitRemote(repository) {
	const url = /^[ \t]*url[ \t]*=[ \t]*(\S+)[ \t]*$/m.exec((0,readable .b6)(repository, '.git/config') ?? '')?.[1];
	const name = /([\w.+-]+?)(?:\.git)?\/*$/.exec(url ?? '')?.[1];
	return name === undefined || NO_NAME.test(name) ? undefined : name;
}
function programNames(repository) {
	const names = repository.glob('cmd/*/main.go').map(path => path.split('/')[1]);
	return names.length <= MAX_PROGRAMS ? names : [];
}
function homepageIn(sayings) {
	const addresses = sayings.map(({ homepage }) => addressOf(homepage)).filter(each => each !== undefined);
	return (addresses.find(address => !/^https?:\/\/(www\.)?(github|gitlab)\.com\//.test(address)) ??
		addresses[0] ??
		sayings.map(({ sources }) => addressOf(sources)).find(address => address !== undefined));
}
function readme(repository, names) {
	const text = READMES.map(path => (0,readable .b6)(repository, path))
		.find(found => found !== undefined)
		?.replace(/!\[[^\]]*\]\([^)]*\)/g, '');
	return text === undefined
		? undefined
		: { description: sentenceAbout(text, names), homepage: DOCUMENTATION.exec(text)?.groups?.address };
}
const DOCUMENTATION = /\[(?:the |read the |full |official |user )*(?:docs?|documentation|documentação|manual|website|site|home ?page|language reference)\]\((?<address>https?:\/\/[^\s)]+)\)/i;
function sentenceAbout(text, names) {
	const title = /^#\s+(.+?)\s*#*$/m.exec(text)?.[1]?.replace(/[*_`]/g, '').toLowerCase();
	const prose = text.replace(/<!--[\s\S]*?-->|^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
	for (const part of prose.split(/\n\s*\n/)) {
		if (/^\s*(#|\||[-*=+>] |<\w|\[[^\]]*\]\([^()]*\)\s*$)/.test(part))
			continue;
		const line = part
			.replace(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
			.replace(/[*_`]/g, '')
			.replace(/\s+/g, ' ')
			.trim();
		const sentence = /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
		const start = sentence
			.slice(0, MAX_LEAD_CHARACTERS)
			.toLowerCase()
			.split(/[^\p{L}\p{N}_+#.-]+/u);
		const isCalled = names.some(name => start.includes(name.toLowerCase())) ||
			(title !== undefined && beginsWith(sentence.toLowerCase().replace(/^(the|an?) /, ''), title));
		const isAbout = isCalled && SAYS.test(sentence);
		if (isAbout && sentence.length <= MAX_DESCRIPTION_CHARACTERS && sentence.split(' ').length >= 4)
			return sentence;
	}
	return undefined;
}
function beginsWith(sentence, title) {
	return sentence.startsWith(title) && !/^[\p{L}\p{N}]/u.test(sentence.slice(title.length));
}
const SAYS = /^(?!(?:to|if|you|we|for|when|run|install|execute|see|use|please|note)\b)[^.!?]*?\b(?:is|are|provides?|implements?|offers?|allows?|lets?|aims?|makes?|brings?|helps?|combines?|extends?|compiles?|supports?|gives?|has|runs?|takes?|adds?|é|são|permite|oferece|es)\b/i;
function addressOf(homepage) {
	if (homepage === undefined || !/^https?:\/\/[^\s/]+/.test(homepage))
		return undefined;
	const address = homepage.replace(/[#?].*$/, '').replace(/\/+$/, '');
	if (!URL.canParse(address) || /\$\{|@/.test(address))
		return undefined;
	return /^(?:[^/]*\.)?example\.(com|org|net)$/.test(new URL(address).hostname) ? undefined : address;
}

var lexico = __webpack_require__(53379);
var program_texts = __webpack_require__(59396);
; 



const named_LEXER = /lex|scan|token|grammar|gram[aá]tica|syntax|sintax|highlight/i;
const GRAMMARS = [
	'**/*.{g4,l,ll,lex,flex,jison,lark,pest,peg,pegjs,ne,mll,x}',
	'**/grammar.{js,json}',
	'**/*.{tmLanguage,tmLanguage.json,tmLanguage.yaml,tmLanguage.yml}',
];
const named_MAX_FILES = 60;
const MAX_CHARACTERS = 1_000_000;
const LITERAL = /(["'`])((?:\\.|(?!\1)[^\\\n]){1,24})\1/g;
const REST_OF_LINE = /(?:\.\*\??\$?|\[\^\\{1,2}[rn].*)$/;
const SIGNS = /^[^\p{L}\p{N}\s"'`]{1,4}$/u;
const BRACKETS = /^(?:[()[\]{},.:=+]|[<>=!]=)$/;
const COMMENT = /com+ent|kommentar|\brem(?:ark)?\b/i;
function named_namedIn(repository, sources) {
	const places = new Map();
	const comments = [];
	for (const [path, text] of lexerTexts(repository, sources)) {
		const own = new Map();
		for (const [i, line] of text.split('\n').entries())
			for (const value of literalsOf(line)) {
				if (!own.has(value))
					own.set(value, line);
				if (!places.has(value))
					places.set(value, $said`${path}, line ${i + 1}`);
			}
		for (const [value, line] of own) {
			if (!SIGNS.test(value) || BRACKETS.test(value))
				continue;
			const close = (0,lexico .bJ)(value);
			if (value.length > 1 && close !== value && own.has(close) && isOpening(value))
				comments.push([value, close]);
			else if (COMMENT.test(line))
				comments.push([value]);
		}
	}
	return { places, comments };
}
function lexerTexts(repository, sources) {
	const found = new Map();
	const grammars = GRAMMARS.flatMap(pattern => repository.glob(pattern)).filter(path => !program_texts .$.test(path));
	const lexers = [...sources.keys()].filter(path => named_LEXER.test(path.slice(path.lastIndexOf('/') + 1)));
	let characters = 0;
	for (const path of [...grammars, ...lexers].slice(0, named_MAX_FILES)) {
		const text = sources.get(path) ?? (0,readable .b6)(repository, path) ?? '';
		characters += text.length;
		if (characters <= MAX_CHARACTERS)
			found.set(path, text);
	}
	return found;
}
function literalsOf(line) {
	return [...line.matchAll(LITERAL)].map(([, , value = '']) => value.replace(REST_OF_LINE, '').replace(/\\{1,2}(?=[^\w\s])/g, ''));
}
function isOpening(text) {
	return /[([{<]$/.test(text) || /^[([{</]/.test(text);
}

; 


function publishedLists({ sintaxe, embutidas, modulos, comandos, erros, }) {
	const lists = [
		['sintaxe.reservadas', sintaxe.reservadas],
		['sintaxe.contextuais', sintaxe.contextuais],
		['sintaxe.operadores', sintaxe.operadores],
		['embutidas', embutidas.funcoes],
		['modulos', modulos.modulos],
		['comandos', comandos.grupos],
		['erros', erros.codigos],
	];
	return new Map(lists.map(([at, values]) => [at, entriesOf(values)]));
}
function entriesOf(values) {
	return new Map(values
		.flatMap(value => (0,json_object .G)(value) && Array.isArray(value.comandos) ? value.comandos : [value])
		.flatMap((value) => {
		if (typeof value === 'string')
			return [[value, {}]];
		if (!(0,json_object .G)(value) || value.apelido_de !== undefined)
			return [];
		const name = like_NAMES.map(field => value[field]).find(each => typeof each === 'string');
		return typeof name === 'string' ? [[name, value]] : [];
	}));
}
const like_NAMES = ['palavra', 'simbolo', 'codigo', 'nome'];
function likened(guess, given, published) {
	const common = [...published.keys()].filter(name => given.has(name));
	const same = common.filter(name => areAlike(given.get(name), published.get(name)));
	const isExact = common.length === published.size && given.size === published.size;
	const nearness = common.length / Math.max(1, published.size, given.size);
	const more = given.size - common.length;
	return {
		...guess,
		score: isExact ? EXACT + (1 - EXACT) * (same.length / Math.max(1, published.size)) : nearness * DOUBTFUL,
		why: $said`${guess.why} It gives ${common.length} of the ${published.size} that are published${more > 0 ? $said`, and ${more} more` : ''}; ${same.length} with the same texts.`,
	};
}
const EXACT = 0.9;
function areAlike(given = {}, published = {}) {
	return Object.entries(published).every(([field, value]) => {
		const own = given[field];
		if (typeof value === 'string')
			return value === (own ?? '');
		if (field !== 'simbolos' || !Array.isArray(value))
			return true;
		const symbols = entriesOf(Array.isArray(own) ? own : []);
		return (symbols.size === value.length &&
			[...entriesOf(value)].every(([name, symbol]) => symbols.has(name) && areAlike(symbols.get(name), symbol)));
	});
}

; 




const macros_CALL = /(?<!\w|define[ \t]{1,8})(?<macro>[A-Z][A-Z0-9_]*)\([ \t]*(?<word>[A-Za-z_]\w*)[ \t]*[,)]/g;
const macros_FILES = '**/*.{c,h,cc,cpp,cxx,hh,hpp,def,inc}';
const macros_MAX_FILES = 400;
const macros_MIN_WORDS = 8;
const macros_MIN_PROOF = 0.45;
const macros_SCORE = 60;
function macroCandidates(repository, evidence) {
	if (!evidence.programs)
		return [];
	return listPaths(repository, macros_FILES)
		.slice(0, macros_MAX_FILES)
		.flatMap(path => {
		const words = new Map();
		for (const { groups } of ((0,readable .b6)(repository, path) ?? '').matchAll(macros_CALL)) {
			const { macro = '', word = '' } = groups ?? {};
			words.set(macro, (words.get(macro) ?? new Set()).add(word));
		}
		return [...words].flatMap(([macro, own]) => {
			const proof = own.size < macros_MIN_WORDS ? undefined : proveWords([...own], evidence);
			if (!proof || proof.score < macros_MIN_PROOF)
				return [];
			const match = `(?<!\\w|define[ \\t]{1,8})${macro}\\([ \\t]*([A-Za-z_]\\w*)[ \\t]*[,)]`;
			return [
				{
					subject: 'reservadas',
					path,
					name: `${macro}()`,
					source: { pattern: { file: escapeGlob(path), match } },
					score: macros_SCORE * proof.score,
					isNamed: /key_?word|reserved/i.test(macro),
					isDoubtful: false,
				},
			];
		});
	});
}

; 

const MAX_PAGES = 1500;
const MAX_PAGE_CHARACTERS = 1_000_000;
const PAGES = '**/*.{md,mdx,markdown,rst,adoc,txt,1,html}';
const pages_SKIPPED = /(^|\/)(\.git|node_modules|vendor|third_?party|tests?|__tests__|testdata|fixtures)\/|(^|\/)(CHANGE\w*|NEWS|HISTORY|LICEN[CS]E|CONTRIBUT\w+|AUTHORS|CODE_OF_CONDUCT)\b|requirements[^/]*\.txt$|changelog/i;
const pages_CODE = /`{1,2}([^`\n]{1,80})`{1,2}|^#{1,6}[ \t]+([^\n]{1,80})$|<(?:code|h\d|a|dt|b|tt)\b[^>]*>([^<\n]{1,80})</gm;
const NAME = /[\p{L}_$][\p{L}\p{N}_.$-]*[?!]?/gu;
const pages_FLAG = /--?[A-Za-z][\w-]*/g;
class Pages {
	pagesOf = new Map();
	flags;
	count;
	constructor(texts) {
		for (const [page, text] of texts.entries())
			for (const name of namesIn(text)) {
				const pages = this.pagesOf.get(name) ?? [];
				this.pagesOf.set(name, pages);
				pages.push(page);
			}
		this.count = texts.length;
		this.flags = new Set(texts.flatMap(text => text.match(pages_FLAG) ?? []));
	}
	shareOf(names) {
		const counts = new Map();
		for (const name of names)
			for (const page of this.pagesOf.get(name) ?? [])
				counts.set(page, (counts.get(page) ?? 0) + 1);
		return names.length === 0 ? 0 : Math.max(0, ...counts.values()) / names.length;
	}
	shareOfFlags(flags) {
		return flags.length === 0 ? 0 : flags.filter(flag => this.flags.has(flag)).length / flags.length;
	}
}
function namesIn(text) {
	const names = new Set();
	for (const [, inline, heading, element] of text.matchAll(pages_CODE))
		for (const name of (inline ?? heading ?? element ?? '').match(NAME) ?? []) {
			names.add(name);
			for (const part of name.split('.'))
				names.add(part);
		}
	return names;
}
function readPages(repository) {
	const texts = [];
	for (const path of repository
		.glob(PAGES)
		.filter(each => !pages_SKIPPED.test(each))
		.slice(0, MAX_PAGES)) {
		const text = (0,readable .b6)(repository, path);
		if (text !== undefined && text.length <= MAX_PAGE_CHARACTERS)
			texts.push(text);
	}
	return new Pages(texts);
}

var program_code = __webpack_require__(1394);
; 
const MAX_PAIRS = 200_000;
const PROSE = new Set('the an that these those which will would should are was were been you your we they it its há uma que não são os das dos los las una del les une des ein eine der die das'.split(' '));
const MIN_PROSE_WORDS = 4;
class WordPairs {
	counts = new Map();
	add(tokens) {
		if (isProse(tokens))
			return;
		for (let i = 1; i < tokens.length; i += 1) {
			const left = leftOf(tokens[i - 1]);
			const right = rightOf(tokens[i]);
			if (left === undefined || right === undefined || !(isName(left) || isName(right)))
				continue;
			const pair = `${left} ${right}`;
			const count = this.counts.get(pair);
			if (count !== undefined || this.counts.size < MAX_PAIRS)
				this.counts.set(pair, (count ?? 0) + 1);
		}
	}
	without(known) {
		const found = new Map();
		const sidesOf = (word) => {
			const sides = found.get(word) ?? { before: 0, after: 0, left: new Set(), right: new Set() };
			found.set(word, sides);
			return sides;
		};
		for (const [pair, count] of this.counts) {
			const [left, right] = pair.split(' ');
			if (known.has(left) || known.has(right))
				continue;
			if (isName(right)) {
				const sides = sidesOf(right);
				sides.before += count;
				sides.left.add(left);
			}
			if (isName(left)) {
				const sides = sidesOf(left);
				sides.after += count;
				sides.right.add(right);
			}
		}
		return found;
	}
}
function isProse(tokens) {
	return (tokens.some(token => PROSE.has(token.toLowerCase())) && tokens.filter(isName).length >= MIN_PROSE_WORDS);
}
function isName(token) {
	return /^[\p{L}_]/u.test(token);
}
function leftOf(token) {
	if (isName(token))
		return token;
	if (/^\d/.test(token))
		return '0';
	return /[)\]"]$/.test(token) ? token.slice(-1) : undefined;
}
function rightOf(token) {
	if (isName(token))
		return token;
	if (/^\d/.test(token))
		return '0';
	return /^"/.test(token) ? '"' : undefined;
}

; 



const MAX_LEADS_PER_PROGRAM = 20;
const MIN_PLACES = 6;
const MIN_PARTNERS = 4;
const MIN_PAIRED = 0.6;
const MAX_AS_NAME = 0.1;
const TOKEN = /[\p{L}_][\p{L}\p{N}_]*[?!]?(?![\p{L}\p{N}_])|[!-/:-@[-^`{-~]+|\d[\w.]*/gu;
const word_use_WORD = /^[\p{L}_]/u;
const word_use_IMPORT = /(?<![\p{L}\p{N}_.])(?:@?import|imports|use|using|require|requires|include|from|open|load|importar?|importe|usar?|use|usando|inclu[ai]r?|de|carregar?)\b[ \t(]*["'<`]?(?<name>[\p{L}_@.][\p{L}\p{N}_./:@-]*)/giu;
class WordUse {
	programs;
	lines = 0;
	calls = 0;
	signCounts = new Map();
	uses = new Map();
	imported = new Set();
	pairs = new WordPairs();
	begins;
	calledNames;
	constructor(texts) {
		this.programs = texts.length;
		const markers = (0,program_code .F)(texts);
		for (const text of texts) {
			for (const { groups } of text.matchAll(word_use_IMPORT))
				this.addImport(groups?.name ?? '');
			this.read((0,program_code .$N)(text, markers));
		}
	}
	of(word) {
		return this.uses.get(word);
	}
	hasSign(sign) {
		if (this.signCounts.has(sign))
			return true;
		for (const run of this.signCounts.keys())
			if (run.includes(sign))
				return true;
		return false;
	}
	frequentSigns(limit) {
		return [...this.signCounts]
			.filter(([sign]) => !/[()[\]{},;"'`\\]/.test(sign) && sign.length <= 4)
			.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
			.slice(0, limit)
			.map(([sign]) => sign);
	}
	get hasParentheses() {
		return this.calls > this.lines * 0.05;
	}
	isImported(name) {
		return this.imported.has(name);
	}
	leading() {
		this.begins ??= this.leadingWords();
		return this.begins;
	}
	called(limit) {
		this.calledNames ??= [...this.uses]
			.filter(([, { programs, calls, defined, bound, members, total }]) => programs >= Math.min(3, this.programs) &&
			calls > total * 0.5 &&
			defined <= calls * 0.4 &&
			bound <= calls * 0.1 &&
			members <= calls * 0.5)
			.sort(([a, x], [b, y]) => y.programs - x.programs || (a < b ? -1 : 1))
			.map(([word]) => word);
		return this.calledNames.slice(0, limit);
	}
	lacking(known) {
		const found = [];
		for (const [word, { before, after, left, right }] of this.pairs.without(known)) {
			const use = this.uses.get(word);
			if (!use || use.total < MIN_PLACES || use.programs < Math.min(3, this.programs))
				continue;
			if (use.calls + use.members + use.heads + use.bound + use.defined > use.total * MAX_AS_NAME)
				continue;
			const isBetween = this.hasParentheses &&
				Math.min(left.size, right.size) >= MIN_PARTNERS &&
				Math.min(before, after) >= use.total * MIN_PAIRED;
			const isCommon = COMMON_WORDS.has(word) && !VALUE_WORDS.has(word);
			if (isBetween || (isCommon && Math.max(before, after) >= use.total * MIN_PAIRED))
				found.push(word);
		}
		return found.sort();
	}
	leadingWords() {
		const enough = Math.max(2, this.programs * 0.05);
		return [...this.uses]
			.filter(([, { programs, leads, calls, members, bound, total, heads }]) => programs >= Math.min(enough, this.programs) &&
			leads >= 2 &&
			calls + members + bound + heads < total * 0.2)
			.map(([word, { leads }]) => ({ word, count: leads }))
			.sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
	}
	addImport(name) {
		const whole = name.replace(/[.:/]+$/, '');
		this.imported.add(whole);
		const parts = whole.split(/[./:]+/).filter(part => part !== '');
		for (let i = 0; i < parts.length; i += 1) {
			this.imported.add(parts[i]);
			this.imported.add(parts.slice(0, i + 1).join('.'));
			this.imported.add(parts.slice(0, i + 1).join('/'));
		}
	}
	read(code) {
		const seen = new Set();
		const leads = new Map();
		for (const line of code.split('\n')) {
			const tokens = line.match(TOKEN);
			if (!tokens)
				continue;
			this.lines += 1;
			this.pairs.add(tokens);
			for (const [i, token] of tokens.entries()) {
				if (!word_use_WORD.test(token)) {
					if (!/^\d/.test(token))
						this.signCounts.set(token, (this.signCounts.get(token) ?? 0) + 1);
					continue;
				}
				const before = tokens[i - 1] ?? '';
				const after = tokens[i + 1] ?? '';
				const use = this.useOf(token);
				use.total += 1;
				if (!seen.has(token))
					use.programs += 1;
				seen.add(token);
				if (/\.$/.test(before) && !/\.\.$/.test(before))
					use.members += 1;
				else if (/^\(/.test(after) && line.includes(`${token}(`)) {
					use.calls += 1;
					if (i === 1 && word_use_WORD.test(before))
						use.defined += 1;
					this.calls += 1;
				}
				if (/^(\.|::)/.test(after) && !/^\.\./.test(after))
					use.heads += 1;
				if (/^(=(?![=>~])|:=|<-|\+=|-=)/.test(after) || isParameter(tokens, i))
					use.bound += 1;
				else if (i === 0 || /[{;}]$/.test(before)) {
					const count = (leads.get(token) ?? 0) + 1;
					leads.set(token, count);
					if (count <= MAX_LEADS_PER_PROGRAM)
						use.leads += 1;
				}
			}
		}
	}
	useOf(word) {
		let use = this.uses.get(word);
		if (!use) {
			use = { programs: 0, total: 0, leads: 0, calls: 0, members: 0, heads: 0, bound: 0, defined: 0 };
			this.uses.set(word, use);
		}
		return use;
	}
}
function isParameter(tokens, at) {
	if (!/^\??:$/.test(tokens[at + 1] ?? '') || !/[(,]$/.test(tokens[at - 1] ?? ''))
		return false;
	let closed = 0;
	for (let i = at - 1; i >= 0; i -= 1) {
		const token = tokens[i];
		if (word_use_WORD.test(token))
			continue;
		for (const sign of [...token].reverse()) {
			if (/[)\]}]/.test(sign))
				closed += 1;
			else if (/[([{]/.test(sign) && closed === 0)
				return sign === '(';
			else if (/[([{]/.test(sign))
				closed -= 1;
		}
	}
	return false;
}

; 



const MIN_LINES = 40;
function readPrograms(repository, extension, names) {
	const programs = (0,program_texts .P)(repository, extension, names).filter(({ file }) => !/\.d\.[mc]?ts$/.test(file));
	const texts = programs.map(({ text }) => text);
	const blocks = programs.filter(({ isBlock }) => isBlock).length;
	const files = programs.length - blocks;
	const use = new WordUse(texts);
	if (use.lines < MIN_LINES)
		return undefined;
	const parts = [
		...(files > 0 ? [`${(0,counted .h)(files, 'file')} *${extension}`] : []),
		...(blocks > 0 ? [$said`${blocks} ${blocks === 1 ? $said('block') : $said('blocks')} of code in the pages`] : []),
	];
	return { texts: programs, use, what: parts.join($said(' and ')) };
}

; 






















const init_MAX_READ = 16;
const MAX_READ_PER_FILE = 8;
const NEIGHBOUR_BONUS = 20;
const NAMED_FACTOR = 3;
const MAX_CHOICES = 3;
const MIN_ALIKE = 0.1;
const MIN_CHOICE = 0.2;
const MAX_SAMPLES = 3;
const TOOLS = /(^|\/)(docs?|tools?|scripts?|editors?|site|web)\/|(^|\/)[^/]*(dump|gen(erat\w*)?|complet\w*|highlight\w*|grammar|lsp|export\w*|docs?)[^/]*\.\w+$/i;
const IMPORTED = /\b(?:import|from|use|require)\b[^\n;]*|\b[A-Z][A-Z0-9_]{3,}\b|\b\w+\.[A-Z][A-Za-z0-9_]{3,}\b/g;
async function guessAll(repository, folderName, progress, { like, grammars = {}, languages, nome, extension: given } = {}) {
	progress($said('looking through the files'));
	const { texts, generated, isCut } = sourceFiles(repository);
	const said = await identityOf(repository, folderName);
	const identity = nome === undefined ? said : { ...said, names: [nome, ...said.names] };
	const kin = kinOf(identity.descricao, texts);
	const own = mostFrequentExtension(texts);
	const extension = given ??
		extensionOfGrammar(grammars, identity.names) ??
		guessExtension(repository, { names: identity.names, kin, own }, texts);
	progress($said('reading programs in the language'));
	const evidence = {
		programs: readPrograms(repository, extension?.extension, identity.names),
		pages: readPages(repository),
		extension: extension?.extension,
		brought: Object.values(grammars).flatMap(each => (each.definitions === undefined ? [] : each.extensions)),
		names: identity.names,
		kin,
		entries: await entryPoints(repository),
		used: usedByTools(texts),
		limit: like ? init_MAX_READ : MAX_CHOICES,
		wantsEach: like !== undefined,
	};
	const published = like && publishedLists(like);
	const others = [...sourceFiles(repository, 'data', grammars).texts].filter(([path]) => !path.endsWith(extension?.extension ?? '\0'));
	const sources = new Map([...texts, ...others]);
	const candidates = [
		...[...sources].flatMap(([path, text]) => candidatesIn(path, text, evidence)),
		...[...generated].flatMap(([path, text]) => candidatesIn(path, text, evidence).filter(({ subject, isNamed }) => subject === 'reservadas' && isNamed)),
		...grammarCandidates(repository, evidence),
		...macroCandidates(repository, evidence),
		...componentCandidates(sources, evidence),
	];
	const placeOf = () => ({ file: 'refdata.yml' });
	const guesses = await (0,extract .eQ)({ repository, placeOf, report: () => { }, tables: 'named', grammars, languages }, async (context) => {
		const found = [];
		for (const subject of SUBJECTS) {
			progress(subject);
			const tables = await readBest(candidates, subject, context);
			found.push(...(subject === 'modulos'
				? await guessModules(tables, texts, repository, context, evidence, builtinTables(found))
				: guess(subject, tables, identity.nome, evidence)));
		}
		if (!found.some(({ at }) => at === 'erros'))
			found.push(...guessErrorPages(repository));
		const likely = found.filter(({ score = 1 }) => published !== undefined || score >= MIN_CHOICE);
		const shown = await Promise.all(likely.map(each => withSamples(each, context, published)));
		const full = shown.filter(({ count = 0, score = 1 }) => count > 0 && score >= (like ? MIN_ALIKE : 0));
		return like ? nearestOf(full) : full;
	});
	progress($said('contents'));
	const all = [...guesses, ...guessContents(repository, extension?.extension)];
	const isTaken = (each) => (each.score ?? 1) >= THRESHOLD && all.find(({ at }) => at === each.at) === each;
	return {
		identity,
		extension,
		programs: evidence.programs?.what,
		lexicoFrom: evidence.programs && {
			programs: evidence.programs.texts,
			what: evidence.programs.what,
			leading: evidence.programs.use.leading().map(({ word }) => word),
			named: named_namedIn(repository, texts),
		},
		guesses: all.filter(isTaken),
		choices: all.filter(each => !isTaken(each)),
		isCut,
	};
}
function extensionOfGrammar(grammars, names) {
	const own = names.map(name => name.toLowerCase());
	const [id, grammar] = Object.entries(grammars).find(([key, { name = key }]) => [key, name].some(each => own.includes(each.toLowerCase()))) ?? [];
	const extension = grammar?.extensions.find(each => !grammar.extensions.some(other => each === `${other}i`));
	return extension === undefined ? undefined : { extension, why: $said`grammars.${id} has it.` };
}
function builtinTables(found) {
	const taken = found.find(({ at, score = 0 }) => at === 'embutidas' && score >= THRESHOLD);
	const { table, merge } = (taken?.spec ?? {});
	return new Set([...(table === undefined ? [] : [table]), ...(merge ?? []).map(each => each.table)]);
}
function guess(subject, tables, nome, evidence) {
	switch (subject) {
		case 'reservadas':
			return guessWords(tables, evidence);
		case 'operadores':
			return guessOperators(tables, evidence);
		case 'embutidas':
			return guessBuiltins(tables, evidence);
		case 'comandos':
			return guessCommands(tables, nome, evidence);
		case 'erros':
			return guessErrors(tables, evidence);
	}
}
const PARTS = 'compiler|implementation|parser|lexer|grammar';
const RUNNERS = 'VM|virtual machine|interpreter|engine|runtime';
const init_NAME = '([\\p{L}][\\p{L}\\p{N}+#]*)';
const OF_ANOTHER = /(?! (?:for|of) (?:the )?\p{L})/u.source;
const NO_TARGET = /(?<!\bto[ -])/u.source;
const KIN = [
	new RegExp(`${NO_TARGET}\\b${init_NAME}(?: \\d[\\w.]*)? (?:(?:${RUNNERS})|(?:${PARTS})${OF_ANOTHER})\\b`, 'giu'),
	new RegExp(`\\b(?:${PARTS}) (?:for|of) (?:the )?${init_NAME}`, 'giu'),
];
const RUNS = new RegExp(`\\b(?:${RUNNERS}) (?:for|of) (?:the )?${init_NAME}`, 'giu');
function kinOf(description, texts) {
	const named = (kind) => [...(description ?? '').matchAll(kind)].map(match => match[1]);
	const own = mostFrequentExtension(texts);
	return [
		...KIN.flatMap(named),
		...named(RUNS).filter(name => own === undefined || !extensionsOf([name]).includes(own)),
	];
}
function mostFrequentExtension(texts) {
	const counts = new Map();
	for (const path of texts.keys()) {
		const extension = /\.\w+$/.exec(path)?.[0] ?? '';
		counts.set(extension, (counts.get(extension) ?? 0) + 1);
	}
	return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
async function withSamples(guess, context, published) {
	const rows = [];
	for (const source of Array.isArray(guess.spec) ? guess.spec : [guess.spec])
		rows.push(...(await context.rows(source, [])));
	const values = rows.map(({ value }) => value);
	const counted = { ...guess, count: rows.length, samples: values.slice(0, MAX_SAMPLES).map(sampleOf) };
	const list = published?.get(guess.at);
	return list ? likened(counted, entriesOf(values), list) : counted;
}
function nearestOf(guesses) {
	const lists = [...new Set(guesses.map(({ at }) => at))];
	return lists.flatMap(list => guesses
		.filter(({ at }) => at === list)
		.sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
		.slice(0, MAX_CHOICES));
}
function sampleOf(value) {
	if (typeof value === 'string')
		return value;
	if (typeof value !== 'object' || value === null)
		return String(value);
	const text = Object.values(value).find(each => typeof each === 'string' && each !== '');
	return typeof text === 'string' ? text : '…';
}
function usedByTools(texts) {
	const names = new Set();
	for (const [path, text] of texts) {
		if (!TOOLS.test(path))
			continue;
		for (const [part] of text.matchAll(IMPORTED))
			for (const name of part.match(/\w+/g) ?? [])
				names.add(name);
	}
	return names;
}
async function readBest(candidates, subject, context) {
	const all = candidates.filter(candidate => candidate.subject === subject);
	const [likeliest] = [...all].sort((a, b) => b.score - a.score);
	const score = (candidate) => candidate.score +
		(candidate.path === likeliest?.path ? NEIGHBOUR_BONUS * (candidate.isNamed ? NAMED_FACTOR : 1) : 0);
	const sorted = all.sort((a, b) => score(b) - score(a));
	const perFile = new Map();
	const chosen = sorted.filter(({ path }) => {
		const count = (perFile.get(path) ?? 0) + 1;
		perFile.set(path, count);
		return count <= MAX_READ_PER_FILE;
	});
	const wanted = chosen.slice(0, init_MAX_READ);
	const read = new Map();
	for (const path of new Set(wanted.map(candidate => candidate.path)))
		for (const candidate of wanted.filter(each => each.path === path)) {
			const table = await readCandidate(candidate, context);
			if (table)
				read.set(candidate, table);
		}
	return wanted.flatMap(candidate => read.get(candidate) ?? []);
}

; 
const MIN_TIMES = 2;
const code_MIN_LINES = 5;
const NEARLY_ALL = 0.9;
const NUMBER = /(?<![\p{L}\p{N}_$.])(?:\d[\p{L}\p{N}_]*(?:\.\d[\p{L}\p{N}_]*)?(?:(?<=\d[eE])[+-]\d+)?|(?<=[\s=(,[+*/-])\.\d+)/gu;
const PREFIXED = /^(?<prefix>0[a-zA-Z]|\d{1,2}r)(?<digits>[\p{L}\p{N}_]+)$/u;
const SUFFIX = /^(?:\p{L}{1,6}(?:8|16|32|64|128)?)?$/u;
const BASES = { '0x': '0-9a-fA-F', '0o': '0-7', '0b': '01' };
const DIGITS = ['0-9', '0-9a-fA-F', '0-9a-zA-Z'];
const DECIMAL = /^(?<whole>\d[\d_]*)?(?<fraction>\.\d[\d_]*)?(?<power>(?<mark>[eE])(?<sign>[+-])?\d[\d_]*)?(?<suffix>\p{L}{1,6}(?:8|16|32|64|128)?)?$/u;
const RUN = /[!-/:-@[-^`{-~\u00a1-\u00bf\u2190-\u22ff]+/gu;
const TIGHT = ['++', '--', '..', '...', '..=', '::', '?.', '**', '??', '!!'];
function codeUse(codes) {
	const indented = indentation(codes);
	return {
		nomes: code_namesOf(codes),
		numeros: numbersOf(codes),
		simbolos: symbolsOf(codes),
		...indented,
	};
}
function codeOf(text, tokens) {
	const isCode = ({ class: kind }) => kind === 'nome' || kind === 'numero' || kind === 'simbolo' || kind === 'branco' || kind === 'palavra';
	return tokens
		.map(token => {
		const piece = text.slice(token.start, token.end);
		return isCode(token) ? piece : piece.replace(/[^\n]/g, ' ');
	})
		.join('');
}
function code_namesOf(codes) {
	let signs = 0;
	let names = 0;
	for (const code of codes)
		for (const [, letter] of code.matchAll(/\$([\p{L}_])?/gu)) {
			signs += 1;
			if (letter !== undefined)
				names += 1;
		}
	const isSigil = names >= code_MIN_LINES && names >= signs * NEARLY_ALL;
	return { ...(isSigil && { sigilos: '$' }), inicio: '\\p{L}_', resto: '\\p{L}\\p{N}_' };
}
function numbersOf(codes) {
	const based = new Based();
	const seen = {
		any: false,
		separator: false,
		free: false,
		fraction: false,
		bare: 0,
		marks: new Set(),
		signs: new Set(),
	};
	const suffixes = new Map();
	for (const code of codes)
		for (const [text] of code.matchAll(NUMBER)) {
			if (based.has(text))
				continue;
			const { groups } = DECIMAL.exec(text) ?? {};
			if (groups === undefined)
				continue;
			seen.any = true;
			seen.separator ||= text.includes('_');
			seen.free ||= /__|_(?:\.|$)/.test(text);
			seen.fraction ||= groups.fraction !== undefined;
			if (groups.whole === undefined)
				seen.bare += 1;
			if (groups.mark !== undefined)
				seen.marks.add(groups.mark);
			if (groups.sign !== undefined)
				seen.signs.add(groups.sign);
			if (groups.suffix !== undefined)
				suffixes.set(groups.suffix, (suffixes.get(groups.suffix) ?? 0) + 1);
		}
	const sufixos = [...suffixes].filter(([, count]) => count >= MIN_TIMES).map(([text]) => text);
	if (!seen.any)
		return based.forms;
	const decimal = {
		...(seen.separator && { separador: '_' }),
		...(seen.free && { separador_livre: true }),
		...(seen.fraction && { fracao: seen.bare >= MIN_TIMES ? { antes: false } : {} }),
		...(seen.marks.size > 0 && {
			expoente: {
				marcas: [...seen.marks].sort().join(''),
				...(seen.signs.size > 0 && { sinal: [...seen.signs].sort().join('') }),
			},
		}),
		...(sufixos.length > 0 && { sufixos: sufixos.sort() }),
	};
	return [...based.forms, decimal];
}
class Based {
	found = new Map();
	has(text) {
		const { prefix = '', digits = '' } = PREFIXED.exec(text)?.groups ?? {};
		const kind = prefix.endsWith('r') ? 'r' : prefix.toLowerCase();
		const own = BASES[kind];
		if (prefix === '' || (own === undefined && DECIMAL.test(text)))
			return false;
		const [body = '', suffix = ''] = own === undefined ? [digits] : (new RegExp(`^([${own}_]+)(.*)$`).exec(digits)?.slice(1) ?? []);
		if (body === '' || !SUFFIX.test(suffix))
			return false;
		const known = this.found.get(kind) ?? {
			prefixes: new Set(),
			suffixes: new Set(),
			isSeparated: false,
			digits: '',
		};
		this.found.set(kind, known);
		known.prefixes.add(prefix);
		if (suffix !== '')
			known.suffixes.add(suffix);
		known.isSeparated ||= body.includes('_');
		known.digits += body;
		return true;
	}
	get forms() {
		const order = Object.keys(BASES);
		const place = (kind) => (order.includes(kind) ? order.indexOf(kind) : order.length);
		const sorted = [...this.found].sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
		return sorted.flatMap(([kind, { prefixes, suffixes, isSeparated, digits }]) => {
			const digitos = BASES[kind] ?? DIGITS.find(set => new RegExp(`^[${set}_]+$`).test(digits));
			if (digitos === undefined)
				return [];
			return {
				prefixo: [...prefixes].sort(),
				digitos,
				...(isSeparated && { separador: '_' }),
				...(suffixes.size > 0 && { sufixos: [...suffixes].sort() }),
			};
		});
	}
}
function symbolsOf(codes) {
	const single = new Set();
	const counts = new Map();
	for (const code of codes)
		for (const { 0: run, index } of code.matchAll(RUN)) {
			for (const sign of run)
				single.add(sign);
			const count = counts.get(run) ?? { times: 0, alone: 0 };
			count.times += 1;
			if (/[\s]/.test(code[index - 1] ?? ' ') && /\s/.test(code[index + run.length] ?? ' '))
				count.alone += 1;
			counts.set(run, count);
		}
	const joined = [...counts]
		.filter(([run, { times, alone }]) => run.length > 1 &&
		run.length <= 4 &&
		!/[()[\]{},;"'`]/.test(run) &&
		times >= MIN_TIMES &&
		(alone >= MIN_TIMES || TIGHT.includes(run)))
		.map(([run]) => run);
	return [...[...single].sort(), ...joined.sort()];
}
function indentation(codes) {
	const opened = { ':': 0, '{': 0 };
	const deeper = { ':': 0, '{': 0 };
	const widths = new Map();
	const across = new Set();
	for (const code of codes) {
		const lines = code.split('\n').filter(line => line.trim() !== '');
		for (const [i, line] of lines.entries()) {
			const last = line.trimEnd().slice(-1);
			const step = columnOf(lines[i + 1] ?? '') - columnOf(line);
			if (/[([{]/.test(last))
				across.add(last);
			if (last !== ':' && last !== '{')
				continue;
			opened[last] += 1;
			if (step <= 0)
				continue;
			deeper[last] += 1;
			widths.set(step, (widths.get(step) ?? 0) + 1);
		}
	}
	const makes = (sign) => opened[sign] >= code_MIN_LINES && deeper[sign] >= opened[sign] * NEARLY_ALL;
	const [width] = [...widths].sort(([, a], [, b]) => b - a)[0] ?? [];
	const largura = width === undefined || width > 16 ? {} : { largura: width };
	const isIndented = makes(':') && opened['{'] < opened[':'];
	const isBraced = makes('{') && !isIndented;
	const entre = [
		['(', ')'],
		['[', ']'],
		['{', '}'],
	].filter(([open]) => across.has(open) && !(isBraced && open === '{'));
	return {
		continuacao: entre.length > 0 ? { entre } : undefined,
		blocos: isIndented
			? { recuo: true, abre: [':'], ...largura }
			: isBraced
				? { pares: [['{', '}']], ...largura }
				: undefined,
	};
}
function columnOf(line) {
	return line.length - line.trimStart().length;
}

; 
const LINE = ['#', '//', '--', ';', '%', "'", '!', 'REM', 'dnl'];
const BLOCKS = [
	['/*', '*/'],
	['(*', '*)'],
	['{-', '-}'],
	['#[', ']#'],
	['#=', '=#'],
	['#|', '|#'],
	['/+', '+/'],
	['--[[', ']]'],
	['###', '###'],
	['<!--', '-->'],
	['=begin', '=end'],
];
const parts_TEXTS = [
	['texto-aspas', '"', '"'],
	['texto-apostrofos', "'", "'"],
	['texto-crases', '`', '`'],
	['texto-aspas-triplas', '"""', '"""'],
	['texto-apostrofos-triplos', "'''", "'''"],
	['texto-colchetes', '[[', ']]'],
	['texto-angulares', '«', '»'],
];
const CHARACTER = 'caractere';
const CODE_OPENINGS = ['{', '${', '#{', '\\(', '%{', '$('];
function knownParts(named, programs) {
	const lines = unique([...LINE, ...named.flatMap(([open, close]) => (close === undefined ? [open] : []))]);
	const blocks = [...BLOCKS, ...named.filter((pair) => pair[1] !== undefined)];
	const texts = new Set(parts_TEXTS.map(([, open]) => open));
	return [
		...lines.map((open, i) => ({ name: numbered('linha', i), kind: 'line', open, close: '' })),
		...blocks
			.filter(([open], i) => !texts.has(open) && blocks.findIndex(each => each[0] === open) === i)
			.map(([open, close], i) => ({ name: numbered('bloco', i), kind: 'block', open, close })),
		...prefixedTexts(programs),
		...parts_TEXTS.map(([name, open, close]) => ({ name, kind: 'text', open, close })),
	];
}
const parts_PREFIXED = /(?<![\p{L}\p{N}_$@])(?:[A-Za-z]{1,2}|[$@]{1,2})(?:"{3}|'{3}|["'`])/gu;
const MIN_PREFIXED = 3;
function prefixedTexts(programs) {
	const counts = new Map();
	for (const text of programs)
		for (const [open] of text.matchAll(parts_PREFIXED))
			counts.set(open, (counts.get(open) ?? 0) + 1);
	return [...counts]
		.filter(([, count]) => count >= MIN_PREFIXED)
		.map(([open], i) => {
		const close = open.replace(/^[A-Za-z$@]+/, '');
		return { name: numbered('texto-prefixado', i), kind: 'text', open, close };
	});
}
function firstTraits({ kind, open }) {
	if (kind === 'line')
		return [{}, { where: 'blank' }, { where: 'line' }];
	if (kind === 'block')
		return [{}, { nested: true }];
	if (/^[A-Za-z$@]/.test(open))
		return [{}, { escapes: true }, ...CODE_OPENINGS.flatMap(code => [{ code }, { code, escapes: true }])];
	return [{}, { escapes: true }, ...(open === "'" ? [{ single: true }] : [])];
}
function otherTraits(part, traits) {
	if (part.kind === 'line')
		return firstTraits(part).filter(({ where }) => where !== traits.where);
	if (part.kind === 'block')
		return [{ nested: !traits.nested }];
	return [
		{ ...traits, single: false, escapes: !traits.escapes },
		{ ...traits, single: false, doubled: !traits.doubled },
		{ ...traits, single: false, lines: !traits.lines },
		...(part.open === "'" ? [{ single: true }] : []),
		...[undefined, ...CODE_OPENINGS]
			.filter(code => code !== traits.code)
			.map(code => ({ ...traits, single: false, code })),
	];
}
function simplerTraits(traits) {
	return Object.entries(traits)
		.filter(([name, value]) => value !== undefined && value !== false && name !== 'single')
		.map(([name]) => ({ ...traits, [name]: undefined }));
}
function traitsIn(text, { open, close }, traits) {
	const { escapes, doubled, nested, code } = traits;
	return {
		...traits,
		escapes: escapes && text.includes('\\'),
		doubled: doubled && text.includes(close + close),
		nested: nested && text.split(open, 3).length > 2,
		code: code !== undefined && text.includes(code) ? code : undefined,
	};
}
function regionOf(part, traits, forms = []) {
	const { name: nome, open: abre, close: fecha } = part;
	if (part.kind === 'line') {
		const word = /\w$/.test(abre) ? { antes_de: { padrao: '(?:[ \\t]|$)' } } : undefined;
		const quando = { ...word, ...(traits.where === 'blank' && { nao_apos: '^ \\t\\n' }) };
		if (traits.where === 'line')
			Object.assign(quando, { inicio: 'linha' });
		const isFree = Object.keys(quando).length === 0;
		return { nome, classe: 'comentario', abre, ...(!isFree && { quando }), fecha: { ate: 'linha' } };
	}
	if (part.kind === 'block')
		return {
			nome,
			classe: 'comentario',
			abre,
			fecha,
			linhas: true,
			...(traits.nested && { contem: [nome] }),
		};
	if (traits.single)
		return {
			nome: CHARACTER,
			classe: 'caractere',
			abre: { padrao: "'(?:\\\\[^\\n][^'\\n]{0,8}|[^'\\\\\\n])'" },
			fecha: { ate: 'abertura' },
		};
	const doubled = [...(traits.doubled ? [fecha + fecha] : []), ...(traits.braces ? ['{{', '}}'] : [])];
	return {
		nome,
		classe: 'texto',
		abre,
		...(fecha !== abre && { fecha }),
		...((traits.lines || fecha.length > 1) && { linhas: true }),
		...(traits.escapes && {
			escapes: { prefixo: '\\', ...(forms.length > 0 && { formas: [...forms] }), protege: true },
		}),
		...(doubled.length > 0 && { dobra: doubled }),
		...(traits.code !== undefined && {
			interpola: [
				{
					abre: traits.code,
					fecha: traits.code.endsWith('(') ? ')' : '}',
					...(traits.format && { formato: { separador: ':' } }),
				},
			],
		}),
	};
}
function numbered(name, i) {
	return i === 0 ? name : `${name}-${i + 1}`;
}
function unique(texts) {
	return [...new Set(texts)];
}

; 


const UNCLOSED = 10;
const UNBALANCED = 3;
const faults_PROSE = 2;
const GLUED = 1;
const SWALLOWED = 2;
const CLOSING = { '(': ')', '[': ']', '{': '}' };
function faultsOf(lexis, text, leading) {
	const { tokens, regions } = (0,lexico .yR)(lexis, text);
	const named = new Map(lexis.regioes?.map(region => [region.nome, region]));
	const spans = regions.map(({ name, ...span }) => ({ ...span, region: named.get(name) }));
	return [
		...strays(tokens, text),
		...unclosed(spans, text),
		...unbalanced(tokens, text),
		...prose(tokens, text, leading),
		...glued(spans, text),
		...swallowed(spans, text, leading),
	].sort((a, b) => a.at - b.at);
}
function* strays(tokens, text) {
	for (const { class: kind, start, end } of tokens)
		if (kind === 'invalido')
			yield { at: start, what: $said`${JSON.stringify(text.slice(start, end))} is no token`, weight: 1 };
}
function* unclosed(spans, text) {
	for (const { region, start, end, isClosed } of spans) {
		const fecha = region?.fecha;
		if (isClosed || (typeof fecha === 'object' && 'ate' in fecha))
			continue;
		const opening = text.slice(start, Math.min(end, start + 12)).split('\n')[0];
		yield { at: start, what: $said`what begins with ${JSON.stringify(opening)} has no end`, weight: UNCLOSED };
	}
}
function* unbalanced(tokens, text) {
	const open = [];
	for (const { class: kind, start, end } of tokens) {
		if (kind !== 'simbolo')
			continue;
		const sign = text.slice(start, end);
		const close = CLOSING[sign];
		if (close !== undefined)
			open.push({ close, at: start });
		else if (/^[)\]}]$/.test(sign) && open.pop()?.close !== sign) {
			yield { at: start, what: $said`"${sign}" closes nothing`, weight: UNBALANCED };
			return;
		}
	}
	const [first] = open;
	if (first)
		yield { at: first.at, what: $said`"${text[first.at]}" is not closed`, weight: UNBALANCED };
}
function* prose(tokens, text, leading) {
	let names = [];
	let at = 0;
	for (const { class: kind, start, end } of tokens) {
		const piece = text.slice(start, end);
		if (kind === 'nome') {
			if (names.length === 0)
				at = start;
			names.push(piece);
		}
		else if (kind !== 'branco' || piece.includes('\n')) {
			if (isProse(names) && !leading.has(names[0]))
				yield { at, what: $said`${JSON.stringify(names.slice(0, 4).join(' '))} is prose`, weight: faults_PROSE };
			names = [];
		}
	}
}
function* glued(spans, text) {
	for (const { region, start, end } of spans) {
		if (region?.classe !== 'texto')
			continue;
		const isGlued = /[\p{L}\p{N}_]/u.test(text[end] ?? '') || /\p{N}/u.test(text[start - 1] ?? '');
		if (!isGlued)
			continue;
		const piece = text
			.slice(Math.max(start, end - 8), end + 8)
			.split('\n')
			.at(-1);
		yield { at: start, what: $said`${JSON.stringify(piece)} ends a text within a word`, weight: GLUED };
	}
}
function* swallowed(spans, text, leading) {
	for (const { region, start, end } of spans) {
		if (region?.linhas !== true || String(region.abre).length > 1)
			continue;
		for (const [i, line] of text.slice(start, end).split('\n').entries()) {
			const [first = ''] = /^[\p{L}_]\w*/u.exec(line.trimStart()) ?? [];
			if (i > 0 && leading.has(first))
				yield { at: start, what: $said`a text swallows a statement with "${first}"`, weight: SWALLOWED };
		}
	}
}

; 


const MAX_PER_PROGRAM = 20;
const MAX_ROUNDS = 40;
class Trial {
	base;
	texts;
	leading;
	known = new Map();
	constructor(base, texts, leading) {
		this.base = base;
		this.texts = texts;
		this.leading = leading;
	}
	faults(choice, i) {
		const text = this.texts[i];
		const regions = [...choice]
			.filter(([{ open }]) => text.includes(open))
			.map(([part, traits]) => regionOf(part, traitsIn(text, part, traits)));
		const key = `${i} ${JSON.stringify(regions)}`;
		let faults = this.known.get(key);
		if (faults === undefined) {
			faults = faultsOf({ ...this.base, regioes: regions }, text, this.leading);
			this.known.set(key, faults);
		}
		return faults;
	}
	cost(choice, programs, most = Number.POSITIVE_INFINITY) {
		let sum = 0;
		for (const i of programs) {
			sum += Math.min(MAX_PER_PROGRAM, search_weight(this.faults(choice, i)));
			if (sum > most)
				break;
		}
		return sum;
	}
}
function search_weight(faults) {
	return faults.reduce((sum, fault) => sum + fault.weight, 0);
}
function searched(trial, programs, parts, start) {
	const there = parts.filter(({ open }) => programs.some(i => trial.texts[i]?.includes(open)));
	let choice = start;
	let cost = trial.cost(choice, programs);
	for (let round = 0; round < MAX_ROUNDS; round += 1) {
		let best;
		for (const next of neighbours(choice, there)) {
			const found = trial.cost(next, programs, cost);
			if (found > cost || (found === cost && (best !== undefined || next.size >= choice.size)))
				continue;
			best = next;
			cost = found;
		}
		if (best === undefined)
			return choice;
		choice = best;
	}
	return choice;
}
function* neighbours(choice, parts) {
	for (const part of parts) {
		const traits = choice.get(part);
		if (traits !== undefined)
			yield without(choice, part);
		for (const next of traits === undefined ? firstTraits(part) : otherTraits(part, traits))
			yield new Map([...choice, [part, next]]);
	}
}
function without(choice, part) {
	return new Map([...choice].filter(([each]) => each !== part));
}

; 








const MAX_TRIED_CHARACTERS = 20_000;
const MAX_TURNS = 3;
const MAX_PROVED_CHARACTERS = 1_000_000;
const WRONG = /(?<!\p{L})(?:err(?:os?|ors?|ad[oa]s?)?|fail\p{L}*|falh\p{L}*|inv[aá]l\p{L}*|bad|wrong|broken|tests?)(?!\p{L})/iu;
const MAX_WRONG = 0.02;
const MIN_NEEDING = 2;
const FEW_PROGRAMS = 6;
const guess_MAX_LEADING = 40;
const MAX_PLACES = 3;
const guess_NAMES = { inicio: '\\p{L}_', resto: '\\p{L}\\p{N}_' };
const guess_SIGNS = [...'!#$%&()*+,-./:;<=>?@[\\]^_{|}~'];
async function guessLexico(evidence) {
	const programs = evenly(evidence.programs, MAX_PROVED_CHARACTERS);
	if (programs.length === 0)
		return undefined;
	const texts = programs.map(({ text }) => text.replace(/\r\n?/g, '\n'));
	const leading = new Set(evidence.leading.slice(0, guess_MAX_LEADING));
	const { words, operators, named } = evidence;
	const base = {
		nomes: guess_NAMES,
		numeros: [{ fracao: {} }],
		palavras: { reservada: words.filter(word => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(word)) },
		simbolos: [...new Set([...guess_SIGNS, ...operators.filter(sign => !/[\s\p{L}\p{N}"'`]/u.test(sign))])],
	};
	const parts = knownParts(named.comments, texts).filter(({ open }) => texts.some(text => text.includes(open)));
	const trial = new Trial(base, texts, leading);
	const start = started(parts, texts);
	const choice = withFormats(trial, provedTraits(trial, searchedIn(trial, parts, start)));
	const place = (i, at) => placeOf(programs[i], texts[i], at);
	const judged = judgedRegions(trial, { choice, start }, named, place);
	const proved = new Set(judged.filter(each => each.isProved).map(({ region }) => region.nome));
	const kept = new Map([...choice].filter(([{ name }, { single }]) => proved.has(single ? CHARACTER : name)));
	const regioes = judged.filter(({ isProved }) => isProved).map(({ region }) => region);
	const codes = texts.map(text => codeOf(text, (0,lexico .qw)({ ...base, regioes }, text)));
	const use = codeUse(codes);
	const simbolos = [
		...new Set([...use.simbolos, ...operators.filter(sign => !/[\s\p{L}\p{N}]/u.test(sign))]),
	].filter(sign => !/["'`]/.test(sign));
	const lexis = { ...use, regioes, palavras: base.palavras, simbolos };
	const faulty = texts.flatMap((_, i) => {
		const [first] = trial.faults(kept, i);
		return first === undefined ? [] : [`${place(i, first.at)}: ${first.what}`];
	});
	const problems = (await (0,lexico .Tb)(lexis)).map(({ message }) => message);
	const doubts = [...problems, ...faulty];
	const isProved = regioes.length > 0 &&
		problems.length === 0 &&
		faulty.length <= texts.length * MAX_WRONG &&
		faulty.every(each => isWrongOnPurpose(each.split(', line')[0]));
	const shown = doubts
		.slice(0, MAX_PLACES)
		.map(doubt => `${doubt}.`)
		.join(' ');
	const share = $said`${texts.length - faulty.length} of ${texts.length}`;
	const why = $said`${share} programs (${evidence.what}) are cut into tokens without a stray sign, an open text or a bracket left alone.${doubts.length > 0 ? $said` To be looked at: ${shown}` : ''}`;
	const regions = renumbered([...judged, ...unused(parts, new Map([...start, ...choice]), named, texts)]);
	return { text: written(use, simbolos, regions, isProved, why), isProved, why };
}
function isWrongOnPurpose(path) {
	return WRONG.test(path.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
}
function searchedIn(trial, parts, start) {
	const all = trial.texts.map((text, i) => ({ text, i }));
	const tried = new Set(evenly(all, MAX_TRIED_CHARACTERS).map(({ i }) => i));
	let choice = start;
	for (let turn = 0; turn < MAX_TURNS; turn += 1) {
		choice = searched(trial, [...tried], parts, choice);
		const wrong = all.filter(({ i }) => !tried.has(i) && trial.faults(choice, i).length > 0);
		if (wrong.length === 0)
			break;
		for (const { i } of evenly(wrong, MAX_TRIED_CHARACTERS))
			tried.add(i);
	}
	return choice;
}
function provedTraits(trial, choice) {
	let proved = choice;
	for (const [part, traits] of choice)
		for (const simpler of simplerTraits(traits)) {
			const other = new Map([...proved, [part, { ...simpler }]]);
			const { needing, spoiled } = compared(trial, proved, other);
			if (needing.length < leastOf(trial) || spoiled.length > 0)
				proved = other;
		}
	return proved;
}
const FORMAT = /:(?:[^\s{}"':]?[<>^]\d+|[-+ ]?\d*[,_]?\.\d+)[a-zA-Z%]?\}/;
const DOUBLED = /\{\{[^{}]*\}\}/;
function withFormats(trial, choice) {
	let shown = choice;
	for (const [part, traits] of choice) {
		if (traits.code?.endsWith('{') !== true)
			continue;
		const found = trial.texts.map(text => regionTexts(text, part, choice));
		const has = (pattern) => found.filter(texts => texts.some(text => pattern.test(text))).length >= leastOf(trial);
		const more = {
			...(has(FORMAT) && { format: true }),
			...(traits.code === '{' && has(DOUBLED) && { braces: true }),
		};
		const other = new Map([...shown, [part, { ...traits, ...more }]]);
		if (compared(trial, shown, other).spoiled.length === 0)
			shown = other;
	}
	return shown;
}
function compared(trial, choice, other) {
	const difference = (i) => search_weight(trial.faults(choice, i)) - search_weight(trial.faults(other, i));
	const all = [...trial.texts.keys()];
	return { needing: all.filter(i => difference(i) < 0), spoiled: all.filter(i => difference(i) > 0) };
}
function leastOf({ texts }) {
	return texts.length < FEW_PROGRAMS ? 1 : MIN_NEEDING;
}
function started(parts, texts) {
	const markers = new Set((0,program_code .F)(texts).map(marker => marker.trim()));
	const isSure = ({ kind, open }) => (kind === 'line' && markers.has(open) && open !== "'") || open === '"';
	return new Map(parts.filter(isSure).map(part => [part, {}]));
}
function judgedRegions(trial, { choice: taken, start }, named, place) {
	return [...new Map([...start, ...taken])].map(([part, traits]) => {
		const choice = taken.has(part) ? taken : new Map([...taken, [part, traits]]);
		const others = without(choice, part);
		const { needing, spoiled } = compared(trial, choice, others);
		const [first] = spoiled.map(i => {
			const before = new Set(trial.faults(others, i).map(({ at, what }) => `${at} ${what}`));
			const fault = trial.faults(choice, i).find(({ at, what }) => !before.has(`${at} ${what}`));
			return `${place(i, fault?.at ?? 0)}: ${fault?.what}`;
		});
		const source = named.places.get(part.open);
		const by = source === undefined ? '' : $said` ${source} names it.`;
		const need = $said`${(0,counted .h)(needing.length, 'program')} cannot be read without it.${by}`;
		return {
			region: regionOf(part, traits, formsOf(part, traits, trial.texts, choice)),
			isProved: taken.has(part) && spoiled.length <= needing.length * MAX_WRONG && needing.length >= leastOf(trial),
			why: spoiled.length === 0
				? need
				: $said`${need} But it spoils ${(0,counted .h)(spoiled.length, 'program')}: ${first}.`,
		};
	});
}
function unused(parts, choice, named, texts) {
	const all = knownParts(named.comments, texts);
	const taken = new Set([...choice.keys()].map(({ open }) => open));
	return all
		.filter(({ open, close }) => !taken.has(open) && named.places.has(open) && (close === '' || named.places.has(close)))
		.filter(({ open, kind }) => kind === 'block' || named.comments.some(([each]) => each === open))
		.map(part => ({
		region: regionOf(part, {}),
		isProved: false,
		why: $said`${named.places.get(part.open)} names it, ${parts.includes(part) || texts.some(text => text.includes(part.open)) ? $said('but no program needs it') : $said('no program has it')}.`,
	}));
}
function renumbered(judged) {
	const counts = new Map();
	return judged.map(each => {
		const [kind] = each.region.nome.split(/-\d+$/);
		const count = (counts.get(kind) ?? 0) + 1;
		counts.set(kind, count);
		const nome = count === 1 ? kind : `${kind}-${count}`;
		return { ...each, region: { ...each.region, nome, ...(each.region.contem && { contem: [nome] }) } };
	});
}
function formsOf(part, traits, texts, choice) {
	if (!traits.escapes)
		return [];
	const found = new Set();
	for (const text of texts.filter(each => each.includes('\\')))
		for (const own of regionTexts(text, part, choice))
			for (const [, form] of own.matchAll(/\\([^\n])/gu))
				found.add(form);
	return [...found].filter(form => !/\d|[xuUN]/.test(form)).sort();
}
function regionTexts(text, { name, open }, choice) {
	if (!text.includes(open))
		return [];
	const regioes = [...choice].map(([each, own]) => regionOf(each, own));
	const lexis = { nomes: guess_NAMES, palavras: {}, simbolos: [], regioes };
	return (0,lexico .yR)(lexis, text).regions.flatMap(({ name: own, start, end }) => own === name ? [text.slice(start, end)] : []);
}
function evenly(programs, most) {
	const total = programs.reduce((sum, { text }) => sum + text.length, 0);
	if (total <= most)
		return [...programs];
	const share = most / total;
	return programs.filter((_, i) => Math.floor((i + 1) * share) > Math.floor(i * share));
}
function placeOf({ file, line }, text, at) {
	return $said`${file}, line ${line + text.slice(0, at).split('\n').length - 1}`;
}
function written({ nomes, numeros, continuacao, blocos }, simbolos, regions, isProved, why) {
	const flow = (value) => (0,dist .As)(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
	const item = ({ region, isProved: isSure, why: reason }) => `${commentLines(`${isSure ? 'Found' : 'Perhaps'}: ${reason}`, '    ')}    ${isSure ? '' : '# '}- ${flow(region)}\n`;
	const body = [
		'lexico:\n',
		`  nomes: ${flow(nomes)}\n`,
		numeros.length > 0 ? `  numeros: ${flow(numeros)}\n` : '',
		`  simbolos: ${flow(simbolos)}\n`,
		`${regions.some(each => each.isProved) ? '' : '# '}  regioes:\n`,
		...regions.map(item),
		continuacao ? `  continuacao: ${flow(continuacao)}\n` : '',
		blocos ? `  blocos: ${flow(blocos)}\n` : '',
	].join('');
	if (isProved)
		return `${commentLines($said`Found: ${why} docs/editors.md tells every key.`, '')}${body}`;
	const head = $said`To be looked at: how programs are cut into tokens, for editors. ${why} docs/editors.md tells every key.`;
	return `${commentLines(head, '')}${unproved(body)}`;
}
function unproved(text) {
	return text.replace(/^(?!#)(?=.)/gm, '# ');
}

; 
const WORKFLOW_PATH = '.github/workflows/refdata.yml';
function workflowText(config, branch) {
	return `# Checks the reference on every pull request; on the default branch, publishes it on GitHub Pages.
# Switch Pages on once: Settings, Pages, Source: GitHub Actions.
name: Reference

on:
  push:
    branches: [${branch}]
  pull_request:

# Each job takes what it needs.
permissions: {}

concurrency:
  group: reference-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  build:
    name: Build
    runs-on: ubuntu-latest
    permissions:
      contents: read # to check out
      pages: read # to look at what is live before it is replaced
    outputs:
      published: \${{ steps.build.outputs.published }}
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      # Pull requests publish nothing: what was found is told beside the lines that it was found on.
      - id: build
        uses: refdata/refdata-action@v1
        with:
          mode: build
          config: ${config}
          out: site
          publish-to: pages

  publish:
    name: Publish
    needs: build
    if: needs.build.outputs.published == 'true'
    runs-on: ubuntu-latest
    permissions:
      pages: write # to publish
      id-token: write # to prove to Pages where the files come from
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    concurrency:
      group: pages
      cancel-in-progress: false
    steps:
      - id: deployment
        uses: actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0
`;
}

var repository_repository = __webpack_require__(5629);
var run_lexico = __webpack_require__(99046);
var reference = __webpack_require__(11217);
var run_context = __webpack_require__(15637);
var assets = __webpack_require__(74186);
var make_folder = __webpack_require__(35742);
var published_files = __webpack_require__(10887);
; 






















const MAX_SOURCE_MIB = 16;
async function init({ repo, config, force = false, workflow = false, like, ask, progress = () => { }, }) {
	const root = (0,repository_repository .Hn)(repo);
	const target = (0,external_node_path_.resolve)(repo, config);
	const workflowTarget = workflow ? (0,external_node_path_.join)(root, ...WORKFLOW_PATH.split('/')) : undefined;
	for (const [path, shownAs] of [
		[target, config],
		...(workflowTarget === undefined ? [] : [[workflowTarget, WORKFLOW_PATH]]),
	])
		if (!force && (0,external_node_fs_.existsSync)(path))
			throw new user_error .y($said`There is a ${shownAs} already.`, path === target
				? $said('Give --force to replace it, or --config to write another file.')
				: $said('Give --force to replace it, or leave --workflow out to keep it.'));
	refuseUnwritable(target);
	const published = like === undefined ? undefined : await (0,published_files .y)(like, files .GY);
	const former = (0,external_node_fs_.existsSync)(target) ? (0,config_config .EF)((0,external_node_fs_.readFileSync)(target, 'utf8'), config) : undefined;
	const repository = (0,repository_repository .h_)(repo, former?.part.limits?.source_mib ?? MAX_SOURCE_MIB);
	const { grammars } = former?.part ?? {};
	for (const name of Object.keys(grammars ?? {}))
		await (0,extract .Hl)({ name, extension: '' }, repository, grammars);
	const found = await guessAll(repository, (0,external_node_path_.basename)(root), progress, {
		like: published,
		...(former && saidBy(former)),
		...former?.part,
	});
	const known = former ? identifiedBy(found, former) : found;
	const guessed = published ? identified(known, published, like) : known;
	const asked = ask === undefined ? guessed : await chosen(guessed, ask);
	const built = await proved(asked, { repo, progress, isChosen: ask !== undefined });
	const isDescribed = former !== undefined && 'lexico' in former.data;
	const drafted = { ...built, lexico: isDescribed ? undefined : await lexicoFor(built, { repo, progress }) };
	const draft = former ? withFormer(drafted, former) : drafted;
	const { lexico } = drafted;
	const text = draftText(draft, schemaFrom((0,external_node_path_.dirname)(target)));
	writeText(target, text);
	if (workflowTarget !== undefined) {
		const path = (0,external_node_path_.relative)(root, target).split(external_node_path_.sep).join('/');
		writeText(workflowTarget, workflowText(path, defaultBranch(root)));
	}
	const parts = new Set(draft.guesses.map(({ at }) => at.split('.')[0]));
	return {
		config: target,
		workflow: workflowTarget ?? null,
		text,
		found: [...draft.guesses.map(shown), ...shownLexico(lexico, true)],
		choices: [...draft.choices.map(shown), ...shownLexico(lexico, false)],
		missing: files .GY.filter(name => name !== 'index' && !parts.has(name)),
		rejected: draft.rejected.map(({ guess, reason }) => ({ at: guess.at, reason })),
		toWrite: [
			...(draft.identity.isNameless ? ['nome'] : []),
			...(draft.identity.documentacao === undefined ? ['documentacao'] : []),
			...(draft.identity.versao === undefined ? ['versao'] : []),
			...(draft.extension === undefined || draft.extension.isDoubtful ? ['sintaxe.extensao'] : []),
		],
	};
}
function identified(draft, { index, sintaxe }, where) {
	const { nome, descricao, documentacao, versao } = index;
	const why = $said`${where} has it.`;
	return {
		...draft,
		identity: {
			...draft.identity,
			nome,
			isNameless: false,
			descricao,
			documentacao,
			versao: draft.identity.versao ?? { at: 'versao', spec: versao, why },
		},
		extension: { extension: sintaxe.extensao, why },
	};
}
async function chosen(draft, ask) {
	const guesses = [];
	const choices = [];
	for (const at of LISTS_AT) {
		const best = draft.guesses.find(guess => guess.at === at);
		const others = draft.choices.filter(choice => choice.at === at);
		const all = [...(best ? [best] : []), ...others];
		if (all.length === 0)
			continue;
		const candidates = all.map(shown);
		const answer = await ask({ at, candidates, best: best && candidates[0] });
		const taken = all[candidates.indexOf(answer)];
		if (taken)
			guesses.push(taken);
		choices.push(...all.filter(guess => guess !== taken));
	}
	return { ...draft, guesses, choices };
}
function shown({ at, why, score, count, samples = [] }) {
	return { at, why, score: score ?? null, count: count ?? null, samples };
}
function shownLexico(lexico, isProved) {
	if (lexico?.isProved !== isProved)
		return [];
	return [{ at: 'lexico', why: lexico.why, score: null, count: null, samples: [] }];
}
function schemaFrom(folder) {
	const path = (0,external_node_path_.relative)(folder, (0,assets .I)()).split(external_node_path_.sep).join('/');
	return path.startsWith('.') ? path : `./${path}`;
}
function defaultBranch(root) {
	try {
		const head = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, '.git', 'refs', 'remotes', 'origin', 'HEAD'), 'utf8');
		return /^ref: refs\/remotes\/origin\/([\w./-]+)\s*$/.exec(head)?.[1] ?? 'main';
	}
	catch {
		return 'main';
	}
}
function refuseUnwritable(target) {
	try {
		(0,external_node_fs_.accessSync)((0,external_node_path_.dirname)(target), external_node_fs_.constants.W_OK);
		if ((0,external_node_fs_.existsSync)(target))
			(0,external_node_fs_.accessSync)(target, external_node_fs_.constants.W_OK);
	}
	catch (cause) {
		throw notThere(target, cause);
	}
}
function writeText(target, text) {
	try {
		(0,make_folder .f)((0,external_node_path_.dirname)(target));
		(0,external_node_fs_.writeFileSync)(target, text);
	}
	catch (cause) {
		throw notThere(target, cause);
	}
}
function notThere(target, cause) {
	const remedy = $said('Give --config a file in a folder that is there and that you may write to.');
	return (0,unwritable .m)(target, cause, remedy);
}
async function proved(guessed, { repo, progress, isChosen }) {
	const { config, write, leave } = scratchConfig();
	const errorsOf = async (draft) => {
		write(draft);
		const { findings } = await (0,reference .i)({ repo, config });
		return findings.filter(({ level, rule }) => level === 'error' && !ASKED.has(rule));
	};
	const nothing = {
		...guessed,
		identity: { ...guessed.identity, versao: undefined },
		guesses: [],
		choices: [],
		rejected: [],
	};
	const { versao, otherVersions } = guessed.identity;
	try {
		progress($said('trying it out'));
		if ((await errorsOf({ ...guessed, rejected: [] })).length === 0)
			return { ...guessed, rejected: [] };
		const guesses = [];
		const rejected = [];
		const choices = [...guessed.choices];
		for (const first of guessed.guesses) {
			const sure = isChosen
				? []
				: choices.filter(({ at, score = 0 }) => at === first.at && score >= THRESHOLD);
			for (const guess of [first, ...sure]) {
				progress($said`trying out ${guess.at}`);
				const { kept, errors } = await repaired(guess, each => errorsOf({ ...nothing, guesses: [each] }));
				const together = kept && guesses.length > 0 ? await errorsOf({ ...nothing, guesses: [...guesses, kept] }) : [];
				if (guess !== first)
					choices.splice(choices.indexOf(guess), 1);
				if (kept && together.length === 0) {
					guesses.push(kept);
					break;
				}
				rejected.push({ guess, reason: firstLine([...errors, ...together]) });
			}
		}
		let known;
		for (const guess of versao ? [versao, ...otherVersions] : []) {
			const errors = await errorsOf({ ...nothing, identity: { ...nothing.identity, versao: guess } });
			if (errors.length === 0)
				known = guess;
			else
				rejected.push({ guess, reason: firstLine(errors) });
			if (known)
				break;
		}
		return {
			...guessed,
			identity: { ...guessed.identity, versao: known },
			guesses,
			choices,
			rejected,
		};
	}
	finally {
		leave();
	}
}
function scratchConfig() {
	const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-init-'));
	const config = (0,external_node_path_.join)(folder, 'refdata.yml');
	return {
		config,
		write: draft => (0,external_node_fs_.writeFileSync)(config, draftText(draft)),
		leave: () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }),
	};
}
async function lexicoFor(draft, { repo, progress }) {
	if (draft.lexicoFrom === undefined)
		return undefined;
	progress($said('lexico'));
	const { config, write, leave } = scratchConfig();
	try {
		write(draft);
		const { files } = await (0,reference .B)((0,run_context .I)({ repo, config }), { only: new Set(['sintaxe']) });
		const { reservadas, operadores } = files.sintaxe;
		const lexico = await guessLexico({
			...draft.lexicoFrom,
			words: reservadas.map(({ palavra }) => palavra),
			operators: operadores.map(({ simbolo }) => simbolo),
		});
		if (lexico?.isProved !== true)
			return lexico;
		write({ ...draft, lexico });
		const { findings } = await (0,run_lexico .K)((0,run_context .I)({ repo, config }), files);
		const error = findings.find(({ level }) => level === 'error');
		return error ? { ...lexico, isProved: false, why: error.message, text: unproved(lexico.text) } : lexico;
	}
	finally {
		leave();
	}
}
const ASKED = new Set(['placeholder', 'list-named', 'list-present']);
const OPTIONAL = new Set('descricao equivalente resumo assinatura detalhe explicacao exemplo solucao doc'.split(' '));
async function repaired(guess, errorsOf) {
	const errors = await errorsOf(guess);
	if (errors.length === 0)
		return { kept: guess, errors };
	const isBearable = ({ rule }) => guess.at === 'modulos' ? BEARABLE.has(rule) : rule === 'source-syntax';
	if (errors.every(isBearable)) {
		const warned = Object.fromEntries(errors.map(({ rule }) => [rule, { level: 'warning' }]));
		const borne = { ...guess, rules: { ...guess.rules, ...warned } };
		if ((await errorsOf(borne)).length === 0)
			return { kept: borne, errors: [] };
	}
	for (const name of optionalFields(guess.spec)) {
		const without = { ...guess, spec: withoutField(guess.spec, name) };
		if ((await errorsOf(without)).length === 0)
			return { kept: without, errors: [] };
	}
	return { kept: undefined, errors };
}
function optionalFields(spec) {
	const names = new Set();
	walk(spec, (key, value) => {
		if (OPTIONAL.has(key) && typeof value === 'string')
			names.add(key);
	});
	return [...names];
}
function walk(value, see) {
	if (typeof value !== 'object' || value === null)
		return;
	for (const [key, part] of Object.entries(value)) {
		see(key, part);
		walk(part, see);
	}
}
function withoutField(value, name) {
	if (Array.isArray(value))
		return value.map(item => withoutField(item, name));
	if (typeof value !== 'object' || value === null)
		return value;
	return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (key === name ? [] : [[key, withoutField(part, name)]])));
}
function firstLine(errors) {
	return errors[0]?.message.split('\n')[0] ?? '';
}

var text_said = __webpack_require__(54157);
var colours = __webpack_require__(51040);
var log_text = __webpack_require__(78955);
var cli_progress = __webpack_require__(91842);
var run_options = __webpack_require__(98703);
; 









const MAX_REASON_CHARACTERS = 200;
async function runInit({ json = false, ...options }) {
	const progress = await (0,cli_progress .o)(json);
	const isAsked = !json && !options.yes && canAsk();
	const ask = async (question) => {
		progress.stop();
		const { askForList } = await Promise.all( [__webpack_require__.e(2048), __webpack_require__.e(6616)]).then(__webpack_require__.bind(__webpack_require__, 2048));
		return askForList(question);
	};
	const result = await init({
		...(0,run_options .K)(options, progress.step),
		force: options.force ?? false,
		workflow: options.workflow ?? false,
		like: options.like,
		ask: isAsked ? ask : undefined,
	}).finally(progress.stop);
	if (json) {
		const { text: _, ...shown } = result;
		process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
		return;
	}
	process.stdout.write((0,log_text .k)(printed(result, options)));
}
function canAsk() {
	return process.stdin.isTTY === true && process.stdout.isTTY === true && process.env.TERM !== 'dumb';
}
function printed(result, { repo, config }) {
	const { found, choices, missing, rejected, toWrite, workflow } = result;
	const lines = [`${colours .M.green($said('wrote'))} ${result.config}`];
	if (workflow !== null)
		lines.push(`${colours .M.green($said('wrote'))} ${workflow}`);
	for (const guess of found)
		lines.push(`  ${colours .M.bold(guess.at)}  ${(0,visible .P)(init_described(guess), MAX_REASON_CHARACTERS)}`);
	for (const { at, reason } of rejected)
		if (!found.some(each => each.at === at))
			lines.push($said`  ${colours .M.yellow(at)}  does not build: ${(0,visible .P)(reason, MAX_REASON_CHARACTERS)}`);
	const open = new Set(choices.map(({ at }) => at).filter(at => !found.some(each => each.at === at)));
	for (const at of open) {
		const count = choices.filter(choice => choice.at === at).length;
		lines.push($said`  ${colours .M.yellow(at)}  not sure: ${(0,counted .h)(count, 'choice')} in the file`);
	}
	for (const name of missing)
		if (![...open].some(at => at.split('.')[0] === name))
			lines.push($said`  ${colours .M.yellow(name)}  not found`);
	const refused = toWrite.filter(key => key !== 'nome');
	if (toWrite.includes('nome'))
		lines.push($said`${colours .M.yellow($said('write'))} nome: nothing but the folder says what the language is called.`);
	if (refused.length > 0)
		lines.push($said`${colours .M.yellow($said('write'))} ${refused.join(', ')}: a build refuses what stands there now.`);
	if (!found.some(isOfList))
		lines.push($said`${colours .M.yellow($said('write'))} a list: none is sure, and a build refuses a reference without any.`);
	const where = (0,run_options .d)({ repo, config });
	const command = (text) => `  ${`refdata ${text} ${where}`.trim()}`;
	lines.push((0,text_said .Vm)($said('Next:')));
	const [first] = found;
	if (first)
		lines.push(command(`extract ${first.at}`));
	if (open.size > 0)
		lines.push(`  ${(0,text_said .Vm)($said('look at the choices in the file, and take the "#" from the right ones'))}`);
	else if (!found.some(isOfList))
		lines.push(`  ${(0,text_said .Vm)($said('name the file that holds the words of the language, as the comments in the file show'))}`);
	lines.push(command('build'), '  refdata serve site');
	return `${lines.join('\n')}\n`;
}
function init_described({ why, count, samples }) {
	if (count === null)
		return why;
	const first = samples.length > 0 ? `: ${samples.join(', ')}${count > samples.length ? ', …' : ''}` : '';
	return `${(0,counted .h)(count, 'entry', 'entries')}${first}. ${why}`;
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

 10887:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   y: () => (  publishedFiles)
 });
 var _contract_files_js$m0 = __webpack_require__(77964);
 var _findings_user_error_js$m1 = __webpack_require__(14343);
 var _http_address_js$m2 = __webpack_require__(73301);
 var _published_index_js$m3 = __webpack_require__(14336);
 var _rules_contract_check_js$m4 = __webpack_require__(13744);





async function publishedFiles(from, names) {
	const source = (0,_http_address_js$m2  .PW)(from) ? (0,_published_index_js$m3  .BV)(from) : await (0,_published_index_js$m3  .NE)(from);
	const { files } = await (0,_published_index_js$m3  .pW)(source);
	const read = names.map(name => [name, files.get((0,_contract_files_js$m0  .XM)(name))?.data]);
	const findings = read.flatMap(([name, data]) => (data === undefined ? [] : (0,_rules_contract_check_js$m4  ._)(name, data)));
	if (findings.length > 0 || read.some(([, data]) => data === undefined)) {
		throw new _findings_user_error_js$m1  .y($said`${from} has no ${names.includes('sintaxe') ? $said('reference') : $said('error catalogue')} that can be read.`, $said`See what is wrong with \`refdata validate ${from}\`.`, { findings });
	}
	return Object.fromEntries(read);
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

 59396:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => (  NOT_OWN),
   P: () => (  programTexts)
 });
 var _text_code_points_js$m0 = __webpack_require__(62021);
 var _readable_js$m1 = __webpack_require__(13521);


const MAX_FILES = 800;
const MAX_TOTAL_CHARACTERS = 8_000_000;
const MAX_FILE_CHARACTERS = 200_000;
const MAX_PAGES = 600;
const NOT_OWN = /(^|\/)(\.git|node_modules|vendor|third_?party|site-packages|dist-packages)\//i;
const BLOCK = /^(?<fence>`{3,}|~{3,})[ \t]*\{?\.?(?<language>[\w+#-]+)[^\n]*\n(?<code>[\s\S]*?)^\k<fence>/gm;
function programTexts(repository, extension, names) {
	const programs = [];
	let characters = 0;
	const add = (program) => {
		characters += program.text.length;
		if (characters <= MAX_TOTAL_CHARACTERS)
			programs.push(program);
	};
	if (extension !== undefined)
		for (const file of spread(repository.glob(`**/*${extension}`).filter(each => !NOT_OWN.test(each)))) {
			const text = (0,_readable_js$m1  .b6)(repository, file) ?? '';
			if (text.length <= MAX_FILE_CHARACTERS)
				add({ file, line: 1, text, isBlock: false });
		}
	const infos = new Set([...names, ...(extension === undefined ? [] : [extension.slice(1)])].map(lower));
	for (const file of repository.glob('**/*.{md,mdx,markdown}').slice(0, MAX_PAGES)) {
		if (NOT_OWN.test(file))
			continue;
		const page = (0,_readable_js$m1  .b6)(repository, file) ?? '';
		for (const { index, groups } of page.matchAll(BLOCK)) {
			if (!groups?.language || !infos.has(lower(groups.language)))
				continue;
			const line = page.slice(0, index).split('\n').length + 1;
			add({ file, line, text: groups.code ?? '', isBlock: true });
		}
	}
	return programs;
}
function spread(paths) {
	if (paths.length <= MAX_FILES)
		return [...paths];
	const sorted = [...paths].sort(_text_code_points_js$m0  .O);
	return Array.from({ length: MAX_FILES }, (_, i) => sorted[Math.floor((i * sorted.length) / MAX_FILES)]);
}
function lower(text) {
	return text.toLowerCase();
}


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
