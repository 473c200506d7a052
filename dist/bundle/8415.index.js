export const id = 8415;
export const ids = [7282, 8415];
export const modules = {

 14235:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   completionOf: () => (  completionOf)
 });
 var _commands_editor_js$m0 = __webpack_require__(97282);
 var _editors_editor_js$m1 = __webpack_require__(60324);
 var _extract_index_js$m2 = __webpack_require__(71723);
 var _findings_user_error_js$m3 = __webpack_require__(14343);
 var _lsp_features_js$m4 = __webpack_require__(56353);





const KNOWN = {
	' editor --install': _commands_editor_js$m0  .qK,
	' extract --kind': _extract_index_js$m2  .EZ.map(({ name }) => name),
};
const KNOWN_LISTS = {
	' consume --engines': _editors_editor_js$m1  .G,
	' editor --only': _editors_editor_js$m1  .G,
	' lsp --only': _lsp_features_js$m4  .G,
};
const SHELLS = { bash, zsh, fish };
function completionOf(shell, refdata) {
	const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
	const known = Object.keys(SHELLS);
	if (!script)
		throw new _findings_user_error_js$m3  .y($said`There is no completion for ${shell}.`, $said`Write one of ${known.join(', ')}.`);
	const levels = levelsOf(refdata, '');
	const outer = levels.filter(({ at }) => levels.some(each => each.at.startsWith(`${at} `)));
	return script([...levels, ...outer.map(helpOf)]);
}
function levelsOf(command, at) {
	const inner = command.commands.map(each => ({ name: each.name(), text: each.description() }));
	const given = command.registeredArguments.map(each => (each.variadic ? [] : valuesOf(each)));
	const known = given.flat().map(name => ({ name, text: '' }));
	const commands = [
		...inner,
		...known,
		...(at === '' ? [{ name: 'help', text: $said('show what there is, or the help of a command') }] : []),
	];
	const shown = command.options.filter(({ hidden }) => !hidden).map(option => flagOf(option, at));
	const options = [...shown, ...(at === '' ? [] : everywhere(command)), HELP];
	const takesFiles = given.some(values => values.length === 0);
	return [
		{ at, commands, options, takesFiles },
		...command.commands.flatMap(each => levelsOf(each, `${at} ${each.name()}`)),
	];
}
const HELP = {
	long: '--help',
	short: '-h',
	text: $said('show this help'),
	takesValue: false,
	values: [],
	isList: false,
};
function everywhere(command) {
	let root = command;
	while (root.parent)
		root = root.parent;
	return root.options.filter(({ long }) => long === '--lang').map(option => flagOf(option, ''));
}
function helpOf({ at, commands }) {
	const named = commands.filter(({ name }) => name !== 'help').map(({ name }) => ({ name, text: '' }));
	return { at: ` help${at}`, commands: named, options: [], takesFiles: false };
}
function flagOf(option, at) {
	const long = option.long ?? option.flags;
	const list = KNOWN_LISTS[`${at} ${long}`];
	const takesValue = option.required || option.optional;
	return {
		long,
		short: option.short,
		text: option.description,
		takesValue,
		values: takesValue ? (list ?? KNOWN[`${at} ${long}`] ?? valuesOf(option)) : [],
		isList: list !== undefined,
	};
}
function valuesOf({ argChoices, description }) {
	return argChoices ?? LISTED.exec(description)?.[1]?.split(/,? or |, /) ?? [];
}
const LISTED = /^([a-z]+(?:, [a-z]+)*(?:,? or [a-z]+|, [a-z]+))(?:: .*| \(.*\))?$/;
function cases(entries, close) {
	return entries.map(([text, then]) => `    ${quoted(text)}${close} ${then} ;;`).join('\n');
}
function bash(levels) {
	const words = (names) => quoted(names.join(' '));
	return `# refdata in bash: put  eval "$(refdata completion bash)"  into ~/.bashrc
_refdata() {
  local cur=\${COMP_WORDS[COMP_CWORD]} flag=\${COMP_WORDS[COMP_CWORD - 1]} at= words= i
  # bash takes --format=json for three words.
  if [[ $flag == = ]]; then flag=\${COMP_WORDS[COMP_CWORD - 2]}; fi
  if [[ $cur == = ]]; then cur=; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
      ${pathsOf(levels).map(quoted).join(' | ')}) at="$at \${COMP_WORDS[i]}" ;;
    esac
  done
  COMPREPLY=()
  case "$at $flag" in
${cases(valued(levels).map(([text, { values, isList }]) => {
		if (values.length === 0)
			return [text, 'return'];
		const [before, begun] = isList ? ['-P "${cur%"${cur##*,}"}" ', '${cur##*,}'] : ['', '$cur'];
		return [text, `COMPREPLY=($(compgen ${before}-W ${words(values)} -- "${begun}")); return`];
	}), ')')}
  esac
  if [[ $cur == -* ]]; then
    case "$at" in
${cases(levels.map(({ at, options }) => [at, `words=${words(options.flatMap(names))}`]), ')')}
    esac
  else
    case "$at" in
${cases(levels
		.filter(hasCommands)
		.map(({ at, commands }) => [at, `words=${words(commands.map(({ name }) => name))}`]), ')')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  case "$at" in
${cases(levels
		.filter(level => hasCommands(level) && level.takesFiles)
		.map(({ at }) => [
		at,
		'compopt -o filenames 2> /dev/null; while IFS= read -r i; do COMPREPLY+=("$i"); done < <(compgen -f -- "$cur")',
	]), ')')}
  esac
}
complete -o default -F _refdata refdata
`;
}
function zsh(levels) {
	const described = (entries) => `(${entries.map(({ name, text }) => quoted(`${name.replaceAll(':', '\\:')}:${text}`)).join(' ')})`;
	return `#compdef refdata
# refdata in zsh: put  source <(refdata completion zsh)  into ~/.zshrc, behind compinit
_refdata() {
  local at= word flag=\${words[CURRENT-1]} files=
  local -a names flags
  if [[ $PREFIX == --*=* ]]; then
    flag=\${PREFIX%%=*}
    compset -P '*='
  fi
  for word in \${words[2,CURRENT-1]}; do
    case "$at $word" in
      (${pathsOf(levels).map(quoted).join('|')}) at="$at $word" ;;
    esac
  done
  case "$at $flag" in
${cases(valued(levels).map(([text, { values, isList }]) => {
		if (values.length === 0)
			return [text, '_files; return'];
		const added = `compadd -- ${values.map(quoted).join(' ')}; return`;
		return [text, isList ? `compset -P '*,'; ${added}` : added];
	}), ')')}
  esac
  case "$at" in
${cases(levels.map(({ at, options }) => [
		at,
		`flags=${described(options.flatMap(option => names(option).map(name => ({ name, text: option.text }))))}`,
	]), ')')}
  esac
  case "$at" in
${cases(levels
		.filter(hasCommands)
		.map(({ at, commands, takesFiles }) => [
		at,
		`names=${described(commands)}${takesFiles ? '; files=too' : ''}`,
	]), ')')}
  esac
  if [[ $PREFIX == -* ]]; then
    _describe -o option flags
  elif (( \${#names} )); then
    _describe command names
    if [[ -n $files ]]; then _files; fi
  else
    _files
  fi
}
if [[ \${funcstack[1]} == _refdata ]]; then _refdata "$@"; else compdef _refdata refdata; fi
`;
}
function fish(levels) {
	const offered = (values, isList) => isList ? `(__refdata_list ${values.join(' ')})` : values.join(' ');
	const lines = levels.flatMap(({ at, commands, options, takesFiles }) => {
		const only = `complete -c refdata -n ${quotedInFish(`__refdata_at ${quotedInFish(at)}`)}`;
		return [
			...commands.map(({ name, text }) => `${only} ${takesFiles ? '' : '-f '}-a ${quotedInFish(name)} -d ${quotedInFish(text)}`),
			...options.map(({ long, short, text, takesValue, values, isList }) => [
				only,
				`-l ${long.slice(2)}`,
				...(short === undefined ? [] : [`-s ${short.slice(1)}`]),
				...(values.length > 0
					? [`-x -a ${quotedInFish(offered(values, isList))}`]
					: takesValue
						? ['-r']
						: []),
				`-d ${quotedInFish(text)}`,
			].join(' ')),
		];
	});
	return `# refdata in fish: refdata completion fish > ~/.config/fish/completions/refdata.fish
function __refdata_at
  set -l at ''
  set -l given (commandline -opc)
  for word in $given[2..]
    switch "$at $word"
      case ${pathsOf(levels).map(quotedInFish).join(' ')}
        set at "$at $word"
    end
  end
  test "$at" = "$argv[1]"
end
function __refdata_list
  set -l before (commandline -ct | string replace -r '^--[^=]*=' '' | string replace -r '[^,]*$' '')
  printf "$before%s\\n" $argv
end
${lines.join('\n')}
`;
}
function pathsOf(levels) {
	return levels.map(({ at }) => at).filter(at => at !== '');
}
function valued(levels) {
	return levels.flatMap(({ at, options }) => options
		.filter(({ takesValue }) => takesValue)
		.flatMap(option => names(option).map((name) => [`${at} ${name}`, option])));
}
function names({ long, short }) {
	return short === undefined ? [long] : [short, long];
}
function hasCommands({ commands }) {
	return commands.length > 0;
}
function quoted(text) {
	return `'${text.replaceAll("'", "'\\''")}'`;
}
function quotedInFish(text) {
	return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
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

 7951:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   W: () => (  editorInput)
 });
const SERVER_COMMAND = /(?:^|[\s-])(?:lsp|lang(?:uage)?-?server)$/i;
function editorInput({ config, index, lexico, programs, dados, next }) {
	const commands = dados?.files.comandos.grupos.flatMap(({ comandos }) => comandos) ?? [];
	return {
		lexico,
		descricao: index.descricao,
		documentacao: index.documentacao,
		repositorio: config.repositorio?.replace(/\/(?:-\/)?(?:blob|src|tree)\/.*|\/?\{.*/, ''),
		programs: programs.map(({ text }) => text),
		idioma: config.idioma ?? 'pt',
		servidor: dados && {
			dados,
			proxima: next && { dados: next, versao: next.referencia.versao },
			hasOwn: commands.some(({ nome }) => SERVER_COMMAND.test(nome)),
		},
	};
}


 }),

 97282:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bi: () => (  installEditor),
   editor: () => (  editor),
   qK: () => (  INSTALLABLE),
   ri: () => (  madeForEditors)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _editors_editors_js$m2 = __webpack_require__(78577);
 var _editors_neovim_js$m3 = __webpack_require__(28360);
 var _editors_scopes_js$m4 = __webpack_require__(61400);
 var _findings_unwritable_js$m5 = __webpack_require__(78972);
 var _runtime_make_folder_js$m6 = __webpack_require__(35742);
 var _runtime_user_folders_js$m7 = __webpack_require__(46528);
 var _described_language_js$m8 = __webpack_require__(97659);
 var _editor_input_js$m9 = __webpack_require__(7951);
 var _language_data_js$m10 = __webpack_require__(64550);











async function madeForEditors({ next, from, ...options }, only, option) {
	const engines = (0,_editors_editors_js$m2  .D)(only, option);
	const published = from === undefined ? undefined : await (0,_language_data_js$m10  .K)(from);
	const { config, index, lexico, programs, findings } = published === undefined ? await (0,_described_language_js$m8  .G)(options) : (0,_described_language_js$m8  .$)(from, published);
	const { nome } = index;
	if (lexico === undefined)
		return { ok: false, nome, id: undefined, extensao: undefined, files: [], findings };
	const hasServer = engines.some(engine => engine.hasServer);
	const dados = hasServer ? (published ?? (await (0,_language_data_js$m10  .e)(options))) : undefined;
	const coming = hasServer && next !== undefined ? await (0,_language_data_js$m10  .K)(next) : undefined;
	const input = (0,_editor_input_js$m9  .W)({ config, index, lexico, programs, dados, next: coming });
	const files = engines.flatMap(engine => engine.files(input));
	return { ok: true, nome, id: (0,_editors_scopes_js$m4  .T)(lexico), extensao: lexico.extensao, files, findings };
}
async function editor({ out, only, ...options }) {
	const { ok, nome, files, findings } = await madeForEditors(options, only, '--only');
	for (const { path, text } of files)
		write((0,node_path$m1.join)(out, path), text, $said('Choose another folder with --out.'));
	return { ok, nome, out, files: files.map(({ path }) => path), findings };
}
const INSTALLABLE = ['neovim'];
async function installEditor(options) {
	const { ok, nome, id, files, findings } = await madeForEditors(options, INSTALLABLE, '--install');
	const out = (0,node_path$m1.join)((0,_runtime_user_folders_js$m7  .n)(process.env, process.platform), _editors_neovim_js$m3  .H, id ?? '');
	const remedy = $said('Write it elsewhere with --only neovim --out, and put that folder among the packages of Neovim.');
	if (ok)
		remove(out, remedy);
	const paths = files.map(({ path }) => path.slice('neovim/'.length));
	for (const [i, path] of paths.entries())
		write((0,node_path$m1.join)(out, path), files[i]?.text ?? '', remedy);
	return { ok, nome, out, files: paths, findings };
}
function remove(folder, remedy) {
	try {
		(0,node_fs$m0.rmSync)(folder, { recursive: true, force: true });
	}
	catch (cause) {
		throw (0,_findings_unwritable_js$m5  .m)(folder, cause, remedy);
	}
}
function write(path, text, remedy) {
	try {
		(0,_runtime_make_folder_js$m6  .f)((0,node_path$m1.dirname)(path));
		(0,node_fs$m0.writeFileSync)(path, text);
	}
	catch (cause) {
		throw (0,_findings_unwritable_js$m5  .m)(path, cause, remedy);
	}
}


 }),

 64550:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  languageAt),
   e: () => (  languageOf)
 });
 var _contract_files_js$m0 = __webpack_require__(77964);
 var _findings_user_error_js$m1 = __webpack_require__(14343);
 var _http_address_js$m2 = __webpack_require__(73301);
 var _lexico_index_js$m3 = __webpack_require__(53379);
 var _pages_index_js$m4 = __webpack_require__(30638);
 var _published_index_js$m5 = __webpack_require__(14336);
 var _rules_contract_check_js$m6 = __webpack_require__(13744);
 var _run_language_data_js$m7 = __webpack_require__(27239);
 var _run_lexico_js$m8 = __webpack_require__(99046);
 var _run_reference_js$m9 = __webpack_require__(11217);
 var _run_run_context_js$m10 = __webpack_require__(15637);
 var _text_shown_js$m11 = __webpack_require__(69531);












const MORE_PATHS = [_contract_files_js$m0  .Lh, _contract_files_js$m0  .rM, _contract_files_js$m0  .U4];
async function languageAt(target) {
	const source = (0,_http_address_js$m2  .PW)(target) ? (0,_published_index_js$m5  .BV)(target) : await (0,_published_index_js$m5  .NE)(target);
	const { files, findings: unreadable } = await (0,_published_index_js$m5  .pW)(source);
	for (const { subject, message, remedy } of unreadable)
		if (subject !== undefined && MORE_PATHS.includes(subject) && !files.has(subject))
			throw new _findings_user_error_js$m1  .y(message, remedy);
	const read = (path, name) => {
		const data = files.get(path)?.data;
		const findings = data === undefined ? [] : (0,_rules_contract_check_js$m6  ._)(name, data);
		if (data === undefined || findings.length > 0)
			throw new _findings_user_error_js$m1  .y(`${source.placeOf(path)} ${data === undefined ? $said('cannot be read') : $said('does not hold what it should')}.`, $said`See what is wrong with \`refdata validate ${target}\`.`, { findings: [...findings] });
		return data;
	};
	const seven = Object.fromEntries(_contract_files_js$m0  .GY.map(name => [name, read((0,_contract_files_js$m0  .XM)(name), name)]));
	oneVersion(target, seven);
	const hasPages = files.has(_contract_files_js$m0  .Lh);
	const manifest = files.get(_contract_files_js$m0  .U4)?.data;
	const base = (0,_http_address_js$m2  .PW)(target) ? (0,_published_index_js$m5  .uU)(target) : (manifest?.base_url ?? undefined);
	return {
		files: seven,
		referencia: hasPages
			? read(_contract_files_js$m0  .Lh, 'referencia')
			: (0,_pages_index_js$m4  .yK)({ ..._run_language_data_js$m7  .u, files: seven, idioma: 'pt' }).referencia,
		lexico: files.has(_contract_files_js$m0  .rM) ? await soundLexico(read(_contract_files_js$m0  .rM, 'lexico')) : undefined,
		base: hasPages ? base : undefined,
		unread: manifest?.unread ?? [],
	};
}
function oneVersion(target, files) {
	const { versao } = files.index;
	const other = _contract_files_js$m0  .GY.find(name => files[name].versao !== versao);
	if (other !== undefined)
		throw new _findings_user_error_js$m1  .y($said`${target} has files of two versions: ${(0,_contract_files_js$m0  .XM)('index')} is of ${(0,_text_shown_js$m11  .SP)(versao)}, ${(0,_contract_files_js$m0  .XM)(other)} of ${(0,_text_shown_js$m11  .SP)(files[other].versao)}.`, $said('It may be being published just now: try again in a moment.'));
}
async function soundLexico(lexico) {
	return (await (0,_lexico_index_js$m3  .Tb)(lexico)).length === 0 ? lexico : undefined;
}
async function languageOf(options) {
	const run = (0,_run_run_context_js$m10  .I)(options);
	const reference = await (0,_run_reference_js$m9  .B)(run);
	const { lexico } = await (0,_run_lexico_js$m8  .K)(run, reference.files);
	return (0,_run_language_data_js$m7  .x)(run, reference, lexico);
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
