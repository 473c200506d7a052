export const id = 3986;
export const ids = [3986];
export const modules = {

 33986:
 ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
 var _runtime_engine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85833);
 var commander__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48179);
 var _cli_api_program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71270);
 var _cli_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80415);
 var _cli_language_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98864);
 var _cli_registry_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54637);
 var _runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82437);








const EXIT = { fine: 0, findings: 1, usage: 2, bug: 3 };
const json = () => new commander__WEBPACK_IMPORTED_MODULE_1__  .c$('--json', 'print one JSON object instead of text for people');
function program() {
    const refdata = new commander__WEBPACK_IMPORTED_MODULE_1__  .uB('refdata')
        .description("Publishes a programming language's reference as JSON, read from the language's own source code.")
        .version(_runtime_generated_version_js__WEBPACK_IMPORTED_MODULE_6__  .x, '-V, --version', 'print the version')
        .helpOption('-h, --help', 'show this help')
        .showSuggestionAfterError()
        .addHelpText('after', '\nExit codes: 0 fine, 1 findings, 2 wrong use or configuration, 3 a bug of refdata.')
        .exitOverride();
    (0,_cli_language_options_js__WEBPACK_IMPORTED_MODULE_4__  .P)(refdata.command('build'), 'commands', 'cache')
        .description('read a language repository and write its seven reference files')
        .option('-o, --out <folder>', 'the folder to write; replaced whole, or not at all (default: site)')
        .option('--into <folder>', 'a folder with files of somebody else: only those that are ours are written')
        .option('--base-url <url>', 'address at which the files will be published')
        .option('--docs-url <url>', 'address of the documentation site, in place of `documentacao`')
        .option('--report <file>', 'what `refdata check --json` printed: pages mark what it tells, as a preview')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata build --repo ../lume --out site --base-url https://lume.example')
        .action(async (options) => {
        const { runBuild } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(825), __webpack_require__.e(3109), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(4535), __webpack_require__.e(5101), __webpack_require__.e(5832), __webpack_require__.e(5891), __webpack_require__.e(6308), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 67482));
        process.exitCode = (await runBuild(options)) ? EXIT.fine : EXIT.findings;
    });
    (0,_cli_language_options_js__WEBPACK_IMPORTED_MODULE_4__  .P)(refdata.command('addresses'), 'commands', 'cache')
        .description('record the address of each thing on the site, so that none ever changes')
        .option('--write', 'write the file that `enderecos` in refdata.yml names; otherwise say what is new')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata addresses --repo ../lume --write')
        .action(async (options) => {
        const { runAddresses } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(825), __webpack_require__.e(3109), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(4535), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(8561), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 62710));
        process.exitCode = (await runAddresses(options)) ? EXIT.fine : EXIT.findings;
    });
    refdata
        .command('init')
        .description('look through a repository and write a first refdata.yml')
        .option('-c, --config <file>', 'the file to write (default: refdata.yml in --repo)')
        .option('-r, --repo <folder>', "the language's repository", '.')
        .option('--force', 'replace a file that is there already')
        .option('--like <target>', 'find the sources that give what is published already: a built folder or an address')
        .option('--workflow', 'write a workflow that checks and publishes, too')
        .option('-y, --yes', 'ask nothing: the surest candidates are taken, as where there is no terminal')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata init --repo ../lume --workflow')
        .action(async (options) => {
        const { runInit } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(825), __webpack_require__.e(3109), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(5182), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 54961));
        await runInit(options);
    });
    (0,_cli_language_options_js__WEBPACK_IMPORTED_MODULE_4__  .P)(refdata.command('doctor'), 'commands')
        .description('say what state everything is in: configuration, lists, files, tools, address, workflows')
        .option('--network', 'ask the published address, too')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata doctor --repo ../lume --network')
        .action(async (options) => {
        const { runDoctor } = await Promise.all( [__webpack_require__.e(393), __webpack_require__.e(478), __webpack_require__.e(825), __webpack_require__.e(2210), __webpack_require__.e(3109), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(3960), __webpack_require__.e(4535), __webpack_require__.e(5832), __webpack_require__.e(6134), __webpack_require__.e(6308), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(8372), __webpack_require__.e(9387), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 51990));
        process.exitCode = (await runDoctor(options)) ? EXIT.fine : EXIT.findings;
    });
    refdata
        .command('validate')
        .description('check published files against the schemas and rules')
        .argument('<target>', 'a folder with api/*.json, or an http(s) address')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata validate https://lume.example')
        .action(async (target, options) => {
        const { runValidate } = await Promise.all( [__webpack_require__.e(5832), __webpack_require__.e(6410), __webpack_require__.e(8522), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 46875));
        process.exitCode = (await runValidate(target, options)) ? EXIT.fine : EXIT.findings;
    });
    (0,_cli_language_options_js__WEBPACK_IMPORTED_MODULE_4__  .P)(refdata.command('check'))
        .description('compare with a base: what changes for consumers, and whether `versao` says so')
        .option('-b, --base <base>', 'a folder, a branch, tag or commit, or an address (default: the default branch)')
        .option('--head <head>', 'a folder, or a branch, tag or commit (default: --repo as it is)')
        .option('--server <file>', 'compare the routes of a server file; --base may then be an OpenAPI document')
        .option('--fail-on <when>', 'unbumped, major, any or none', 'unbumped')
        .option('--require-base', 'a base that cannot be built fails (the default where CI is set)')
        .option('--no-require-base', 'a base that cannot be built is a warning')
        .option('--format <format>', 'text, markdown, html, changelog, sarif, junit or json', 'text')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata check --base v1.4.0 --format changelog')
        .action(async (options) => {
        const { runCheck } = await Promise.all( [__webpack_require__.e(393), __webpack_require__.e(478), __webpack_require__.e(825), __webpack_require__.e(2210), __webpack_require__.e(2280), __webpack_require__.e(2904), __webpack_require__.e(3109), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(4535), __webpack_require__.e(6134), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(6993), __webpack_require__.e(9156), __webpack_require__.e(9735), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 90485));
        process.exitCode = (await runCheck(options)) ? EXIT.fine : EXIT.findings;
    });
    (0,_cli_language_options_js__WEBPACK_IMPORTED_MODULE_4__  .P)(refdata.command('bump'))
        .description('raise `versao` wherever it is declared, and write the section of the changelog')
        .argument('[level]', 'major, minor or patch (default: as the changes ask for)')
        .option('-b, --base <base>', 'what it is counted from (default: the last release)')
        .option('--changelog <file>', 'the changelog, below --repo', 'CHANGELOG.md')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata bump --repo ../lume')
        .action(async (level, options) => {
        const { runBump } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(825), __webpack_require__.e(2210), __webpack_require__.e(2280), __webpack_require__.e(3109), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(4535), __webpack_require__.e(6189), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 56408));
        await runBump(level, options);
    });
    (0,_cli_language_options_js__WEBPACK_IMPORTED_MODULE_4__  .P)(refdata.command('changelog'))
        .description('tell what changed between two releases')
        .argument('<range>', 'two commits or tags with two dots between; what is checked out without the second')
        .option('--format <format>', 'md, html or json', 'md')
        .option('--write', 'record it for the pages, in the file that `mudancas` in refdata.yml names')
        .addHelpText('after', '\nExample:\n  refdata changelog v1.4.0..v1.5.0')
        .action(async (range, options) => {
        const { runChangelog } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(825), __webpack_require__.e(2210), __webpack_require__.e(2280), __webpack_require__.e(3109), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(4535), __webpack_require__.e(5532), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(9156), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 51341));
        await runChangelog(range, options);
    });
    (0,_cli_language_options_js__WEBPACK_IMPORTED_MODULE_4__  .P)(refdata.command('prove'), 'commands')
        .description('compare what is read with what the language says when it runs, and write a proof of it')
        .option('--accept', 'accept the differences that there are: a list for people to give reasons in')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata prove --repo ../lume --allow-commands')
        .action(async (options) => {
        const { runProve } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(791), __webpack_require__.e(825), __webpack_require__.e(3109), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(5832), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(9839), __webpack_require__.e(9866)]).then(__webpack_require__.bind(__webpack_require__, 22727));
        process.exitCode = (await runProve(options)) ? EXIT.fine : EXIT.findings;
    });
    (0,_cli_language_options_js__WEBPACK_IMPORTED_MODULE_4__  .P)(refdata.command('editor'), 'commands', 'cache')
        .description('write grammars for editors, as `lexico` in refdata.yml says')
        .option('-o, --out <folder>', 'the folder to write into', 'editores')
        .option('--only <engines>', 'only these, separated by commas: textmate, vscode, highlightjs, prism, codemirror, monaco')
        .option('--verify <file>', 'write nothing: tell what a TextMate grammar colours otherwise than `lexico` says, and which of its rules never colour anything')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata editor --repo ../lume --out editores')
        .action(async (options) => {
        if (options.verify !== undefined) {
            const { runAuditGrammar } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(825), __webpack_require__.e(3109), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(4535), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(7711), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 87344));
            process.exitCode = (await runAuditGrammar(options)) ? EXIT.fine : EXIT.findings;
            return;
        }
        const { runEditor } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(825), __webpack_require__.e(3109), __webpack_require__.e(3532), __webpack_require__.e(3607), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(4535), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(9839), __webpack_require__.e(9869)]).then(__webpack_require__.bind(__webpack_require__, 59544));
        process.exitCode = (await runEditor(options)) ? EXIT.fine : EXIT.findings;
    });
    (0,_cli_language_options_js__WEBPACK_IMPORTED_MODULE_4__  .P)(refdata.command('explain'), 'commands')
        .description('explain an error code, a word or anything else of the language, or a rule of refdata')
        .argument('[name]', 'an error code, a word, a sign, a function, a symbol or a command; or the id of a rule')
        .option('--list', 'list what can be explained, or of it what has [name] in it')
        .option('--from <target>', 'a built folder or an http(s) address; otherwise the source is read')
        .option('--docs-url <url>', 'address of the documentation site, in place of `documentacao`')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata explain LM0101 --from https://lume.example')
        .action(async (code, options) => {
        const { runExplain } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(825), __webpack_require__.e(1344), __webpack_require__.e(3109), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(5891), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 61344));
        process.exitCode = (await runExplain(code, options)) ? EXIT.fine : EXIT.findings;
    });
    (0,_cli_language_options_js__WEBPACK_IMPORTED_MODULE_4__  .P)(refdata.command('extract'), 'commands')
        .description('show what a source yields, to try out what refdata.yml is to say')
        .argument('[what]', 'file#NAME, a file or glob, or a place in refdata.yml such as sintaxe.reservadas')
        .option('--kind <kind>', 'the kind of source; otherwise the one that the file is likely meant for')
        .option('--query <query>', 'a tree-sitter query on the file')
        .option('--source <yaml>', 'a whole source, as refdata.yml would have it')
        .option('--map <mapping>', 'an expression, or "{ field: expression }"')
        .option('--filter <expression>', 'keeps the records for which it is true')
        .option('--limit <number>', 'rows to show (default: 50)')
        .addOption(json())
        .addHelpText('after', '\nExamples:\n  refdata extract lume/tokens.py#KEYWORDS --map "{ palavra: key, descricao: \'value[1]\' }"\n  refdata extract "lib/*.rb" --query "(assignment left: (constant) @nome)"\n  refdata extract sintaxe.reservadas')
        .action(async (what, options) => {
        const { runExtract } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(3109), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(5832), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6733), __webpack_require__.e(6887), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 53710));
        process.exitCode = (await runExtract(what, options)) ? EXIT.fine : EXIT.findings;
    });
    refdata
        .command('mcp')
        .description('answer assistants about the language, by the Model Context Protocol')
        .argument('[target]', 'a built folder, or the http(s) address of a published site', 'site')
        .option('--port <port>', 'over HTTP on this port of this machine; 0 takes any that is free (default: standard input and output)')
        .addHelpText('after', '\nExample:\n  refdata mcp https://lume.example')
        .action(async (target, options) => {
        const { runMcp } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(825), __webpack_require__.e(926), __webpack_require__.e(1962), __webpack_require__.e(3109), __webpack_require__.e(3286), __webpack_require__.e(3456), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(4535), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 53286));
        await runMcp(target, options);
    });
    (0,_cli_language_options_js__WEBPACK_IMPORTED_MODULE_4__  .P)(refdata.command('lsp'), 'commands', 'cache')
        .description('answer an editor about programs in the language, by the Language Server Protocol')
        .option('--from <target...>', 'built folders or http(s) addresses; otherwise the source is read. Of several, that of the version that a project declares')
        .option('--next <target>', 'a built folder or an address of the next version: what it would not take is marked')
        .option('--only <features>', 'nothing but these, with commas between them: completion, hover, diagnostics, …')
        .addHelpText('after', '\nExample:\n  refdata lsp --from https://lume.example')
        .action(async (options) => {
        const { runLsp } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(825), __webpack_require__.e(900), __webpack_require__.e(926), __webpack_require__.e(1355), __webpack_require__.e(3109), __webpack_require__.e(3456), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(4535), __webpack_require__.e(5617), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 21355));
        runLsp(options);
    });
    (0,_cli_language_options_js__WEBPACK_IMPORTED_MODULE_4__  .P)(refdata.command('lint'), 'commands', 'cache')
        .description('tell what is wrong with programs in the language, as far as data can know')
        .argument('[files...]', 'files, folders or patterns (default: `programas` of refdata.yml)')
        .option('--from <target>', 'a built folder or an http(s) address; otherwise the source is read. Of several (--from twice), that of the version that a project declares', (value, before = []) => [...before, value])
        .option('--next <target>', 'a built folder or an address of the next version: what it would not take is marked')
        .option('--fix', 'write what is declared to have taken the place of things that are gone')
        .option('--format <format>', 'text, json or sarif', 'text')
        .option('--fail-on <level>', 'error, warning or never', 'error')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata lint src --from https://lume.example')
        .action(async (files, options) => {
        const { runLint } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(825), __webpack_require__.e(926), __webpack_require__.e(2597), __webpack_require__.e(3109), __webpack_require__.e(3456), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(4535), __webpack_require__.e(5617), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 82597));
        process.exitCode = (await runLint(files, options)) ? EXIT.fine : EXIT.findings;
    });
    refdata
        .command('serve')
        .description('serve a built folder on a local port, exactly as the contract asks')
        .argument('[folder]', 'the built folder', 'site')
        .option('-p, --port <number>', 'the port; 0 takes any that is free', '4321')
        .addHelpText('after', '\nExample:\n  refdata serve site --port 8080')
        .action(async (folder, options) => {
        const { runServe } = await Promise.all( [__webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(8070), __webpack_require__.e(8239), __webpack_require__.e(9723), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 8070));
        await runServe(folder, options);
    });
    (0,_cli_language_options_js__WEBPACK_IMPORTED_MODULE_4__  .P)(refdata.command('dev'), 'commands')
        .description('serve a language while it is written: each change is built, and pages that are open reload')
        .option('-p, --port <number>', 'the port of this machine; 0 takes any that is free', '4321')
        .addHelpText('after', '\nExample:\n  refdata dev --repo ../lume')
        .action(async (options) => {
        const { runDev } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(825), __webpack_require__.e(3109), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(4535), __webpack_require__.e(6308), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6508), __webpack_require__.e(6887), __webpack_require__.e(8239), __webpack_require__.e(9723), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 30425));
        await runDev(options);
    });
    refdata
        .command('verify')
        .description('check what a live address really answers, point by point')
        .argument('<base_url>', 'the address that the files are published under')
        .option('--expect <folder>', 'the built folder that must be what is live')
        .option('--wait <seconds>', 'look again for so long, while a new deployment spreads', '0')
        .option('--timeout <seconds>', 'how long one answer may take', '30')
        .option('--links <number>', 'documentation pages of error codes to look at', '10')
        .option('--attestation', 'demand that a workflow on GitHub vouches for the files, and say which')
        .option('--require-attestation <repository>', 'the same, of this repository: owner/name')
        .option('--trusted-root <file>', 'authorities to trust, as `gh attestation trusted-root` prints them')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata verify https://lume.example --expect site --wait 300')
        .action(async (baseUrl, options) => {
        const { runVerify } = await Promise.all( [__webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(4484), __webpack_require__.e(5832), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(8712), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 58712));
        process.exitCode = (await runVerify(baseUrl, options)) ? EXIT.fine : EXIT.findings;
    });
    refdata
        .command('consume')
        .description('pin a published reference, and say what a newer one changes for what is used here')
        .argument('[base_url]', 'the address of the reference (default: as the lock says)')
        .option('-r, --repo <folder>', 'the repository of the consumer', '.')
        .option('--lock <file>', 'the lock, below --repo', 'refdata.lock')
        .option('--uses <names>', 'names that are used, with commas (default: as the lock says)')
        .option('--search <globs>', 'sources that are searched for names, with commas (default: as the lock says)')
        .option('--types <file>', 'a file for TypeScript types of all names (default: as the lock says)')
        .option('--grammars <folder>', 'a folder for grammars of editors (default: as the lock says)')
        .option('--engines <names>', 'only grammars for these: textmate, vscode, … (default: as the lock says)')
        .option('--update', 'pin what is live')
        .option('--format <format>', 'text, markdown or json', 'text')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata consume https://lume.example --search "src/**/*.ts"')
        .action(async (baseUrl, options) => {
        const { runConsume } = await Promise.all( [__webpack_require__.e(393), __webpack_require__.e(478), __webpack_require__.e(825), __webpack_require__.e(2210), __webpack_require__.e(2252), __webpack_require__.e(2280), __webpack_require__.e(3109), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(3960), __webpack_require__.e(3998), __webpack_require__.e(4535), __webpack_require__.e(6134), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(8372), __webpack_require__.e(9735), __webpack_require__.e(9839), __webpack_require__.e(9869)]).then(__webpack_require__.bind(__webpack_require__, 36627));
        process.exitCode = (await runConsume(baseUrl, options)) ? EXIT.fine : EXIT.findings;
    });
    refdata
        .command('completion')
        .description('write the script by which a shell completes commands and options')
        .argument('<shell>', 'bash, zsh or fish')
        .addHelpText('after', '\nExample:\n  eval "$(refdata completion bash)"')
        .action(async (shell) => {
        const { completionOf } = await __webpack_require__.e(  6767).then(__webpack_require__.bind(__webpack_require__, 36767));
        process.stdout.write(completionOf(shell, refdata));
    });
    refdata.addCommand((0,_cli_registry_program_js__WEBPACK_IMPORTED_MODULE_5__  .m)(EXIT));
    for (const command of (0,_cli_api_program_js__WEBPACK_IMPORTED_MODULE_2__  .Y)(EXIT))
        refdata.addCommand(command);
    refdata.configureOutput({ outputError: () => { } });
    for (const command of refdata.commands.flatMap(each => [each, ...each.commands]))
        command
            .exitOverride()
            .configureOutput({ outputError: () => { } })
            .helpOption('-h, --help', 'show this help');
    return refdata;
}
async function main() {
    const refdata = program();
    try {
        const [first, ...names] = process.argv.slice(2);
        if (first === 'help') {
            const { commandOf } = await __webpack_require__.e(  3534).then(__webpack_require__.bind(__webpack_require__, 63534));
            commandOf(names, refdata).outputHelp();
            return;
        }
        await refdata.parseAsync();
    }
    catch (thrown) {
        let error = thrown;
        if (thrown instanceof commander__WEBPACK_IMPORTED_MODULE_1__  .b7) {
            if (thrown.exitCode === 0 || thrown.code === 'commander.help') {
                process.exitCode = thrown.exitCode === 0 ? EXIT.fine : EXIT.usage;
                return;
            }
            const { usageError } = await __webpack_require__.e(  3534).then(__webpack_require__.bind(__webpack_require__, 63534));
            error = usageError(thrown, process.argv.slice(2), refdata);
        }
        const { printFailure } = await __webpack_require__.e(  8919).then(__webpack_require__.bind(__webpack_require__, 28919));
        process.exitCode =
            printFailure(error, process.argv.includes('--json')) === 'usage' ? EXIT.usage : EXIT.bug;
    }
}
process.stdout.on('error', (error) => {
    if (error.code === 'EPIPE')
        return;
    process.stderr.write(`error The output cannot be written: ${error.message}.\nMake room where it goes, or send it elsewhere.\n`);
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

 71270:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Y: () => (  apiPrograms)
 });
 var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
 var _exporters_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12178);


const FORMAT_FLAGS = [
    ['--openapi', 'OpenAPI 3.1', '--swagger'],
    ['--yaml', 'OpenAPI 3.1 as YAML; so does --openapi with -o FILE.yaml'],
    ['--insomnia', 'a collection for Insomnia, version 4'],
    ['--postman', 'a collection for Postman, version 2.1'],
    ['--curl', 'one curl command for each route'],
    ['--markdown', 'the route table (this is the default)', '--md'],
    ['--html', 'a page that shows the API in a browser, in one file'],
    ['--rotas', 'the routes as a list in JSON, which can be read again'],
];
function apiPrograms(exit) {
    return [apiProgram(exit), mockProgram(exit)];
}
function apiProgram(exit) {
    const api = new commander__WEBPACK_IMPORTED_MODULE_0__  .uB('api')
        .description('describe the routes of a server as OpenAPI, collections, curl or a table')
        .argument('<source_file...>', 'the file that declares the server, or its OpenAPI document; several with --out-dir');
    for (const [flag, text, alias] of FORMAT_FLAGS) {
        api.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__  .c$(flag, text));
        if (alias)
            api.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__  .c$(alias).hideHelp());
    }
    return api
        .addCommand(verifyProgram(exit))
        .option('--all', 'every format but YAML, into --out-dir')
        .option('-o, --out <file>', 'the file to write; standard output otherwise')
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__  .c$('--saida <file>').hideHelp())
        .option('--out-dir <folder>', 'the folder to write several formats or servers into')
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__  .c$('--layout <layout>', 'how --out-dir is laid out: a folder for each server, or none for the first').choices(_exporters_artifacts_js__WEBPACK_IMPORTED_MODULE_1__  .my))
        .option('--server <name>', 'the server to describe, where a file has several')
        .option('--handlers', 'describe what handlers read and send, too')
        .option('--overlay <file>', 'an OpenAPI Overlay that adds what people know; several apply in their order', (file, before = []) => [...before, file])
        .option('--strict', 'a route that cannot be described is an error')
        .option('--titulo <text>', 'title of the API')
        .option('--versao <text>', 'version of the API')
        .option('--descricao <text>', 'what the API is, in a sentence')
        .option('--base <url>', 'address of the API; otherwise the port in the source says it')
        .option('--json', 'print one JSON object with routes, coverage and findings instead of text for people')
        .addHelpText('after', '\nExamples:\n  refdata api src/app.df --openapi -o openapi.json\n  refdata api src/app.df --all --out-dir docs/api')
        .action(async (files, { swagger, md, saida, ...flags }) => {
        const { runApi } = await Promise.all( [__webpack_require__.e(393), __webpack_require__.e(478), __webpack_require__.e(2210), __webpack_require__.e(2606), __webpack_require__.e(3109), __webpack_require__.e(3960), __webpack_require__.e(6134), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(7715), __webpack_require__.e(8372), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 92606));
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
    return (new commander__WEBPACK_IMPORTED_MODULE_0__  .uB('verify')
        .description('try every operation against the server that runs, and hold its answers against the description')
        .argument('<source_file>', 'the file that declares the server, or its OpenAPI document')
        .option('--base <url>', 'address of the server; otherwise the port in the source says it')
        .option('--server <name>', 'the server, where the file has several')
        .option('--allow-writes', 'send requests that may change something, too: POST, PUT, PATCH, DELETE')
        .option('--header <header>', 'a header of each request, such as "Authorization: Bearer …"; several may be given', (given, before = []) => [...before, given])
        .option('--json', 'print one JSON object instead of text for people')
        .action(async (file, _own, command) => {
        const { runApiVerify } = await Promise.all( [__webpack_require__.e(393), __webpack_require__.e(478), __webpack_require__.e(2210), __webpack_require__.e(3109), __webpack_require__.e(3960), __webpack_require__.e(6134), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(7638), __webpack_require__.e(7715), __webpack_require__.e(8372), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 87638));
        process.exitCode = (await runApiVerify(file, command.optsWithGlobals())) ? exit.fine : exit.findings;
    }));
}
function mockProgram(exit) {
    return new commander__WEBPACK_IMPORTED_MODULE_0__  .uB('mock')
        .description('answer every route of a server with an example, on a local port')
        .argument('<source_file>', 'the file that declares the server, or its OpenAPI document')
        .option('-p, --port <number>', 'the port; 0 takes any that is free', '8080')
        .option('--server <name>', 'the server to answer for, where the file has several')
        .option('--answer <route=status>', 'the status that a route answers, such as "GET /itens/:id=404"; several may be given', (given, before = []) => [...before, given])
        .addHelpText('after', '\nExample:\n  refdata mock src/app.df --port 3000')
        .action(async (file, flags) => {
        const { runMock } = await Promise.all( [__webpack_require__.e(393), __webpack_require__.e(478), __webpack_require__.e(2210), __webpack_require__.e(2814), __webpack_require__.e(3109), __webpack_require__.e(3960), __webpack_require__.e(6134), __webpack_require__.e(6449), __webpack_require__.e(6643), __webpack_require__.e(6887), __webpack_require__.e(7715), __webpack_require__.e(8372), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 32814));
        process.exitCode = (await runMock(file, flags)) ? exit.fine : exit.findings;
    });
}


 }),

 68876:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $o: () => (  framesFrom),
   Df: () => (  isWatched),
   lS: () => (  codeFrame)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
 var _text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14252);
 var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15716);




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
    const shown = (part) => (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__  .R)(part.replaceAll('\t', TAB));
    const [before, after] = [shown(text.slice(from, column - 1)), shown(text.slice(column - 1, until))];
    const start = from > 0 ? '…' : '';
    const gutter = `${line}`;
    return [
        `${_colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.dim(`${gutter} |`)} ${start}${before}${after}${until < text.length ? '…' : ''}`.trimEnd(),
        `${' '.repeat(gutter.length)} ${_colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.dim('|')} ${' '.repeat(start.length + widthOf(before))}${_colours_js__WEBPACK_IMPORTED_MODULE_2__  .M.red('^')}`,
    ];
}
function widthOf(text) {
    return [...text].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0);
}
function lineOf(file, line) {
    for (const folder of folders) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, file);
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
            if (!stats.isFile() || stats.size > MAX_FRAME_BYTES)
                continue;
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8').split(/\r\n?|\n/)[line - 1];
        }
        catch {
        }
    }
    return undefined;
}


 }),

 15716:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   M: () => (  colours)
 });
 var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57336);

const colours = picocolors__WEBPACK_IMPORTED_MODULE_0__.createColors(wantsColour());
function wantsColour() {
    const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
    if (NO_COLOR !== undefined && NO_COLOR !== '')
        return false;
    if (FORCE_COLOR !== undefined && FORCE_COLOR !== '0')
        return true;
    return process.stdout.isTTY === true && TERM !== 'dumb';
}


 }),

 80415:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => (  countFindings),
   c: () => (  printFindings)
 });
 var _findings_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74438);
 var _text_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96008);
 var _text_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14252);
 var _code_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68876);
 var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15716);





const MAX_SHOWN_PER_RULE = 10;
const MAX_MESSAGE_CHARACTERS = 600;
const PAINT = {
    error: _colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.red,
    warning: _colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.yellow,
    notice: _colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.cyan,
};
const ORDER = ['error', 'warning', 'notice'];
function printFindings(findings, stream) {
    const isFramed = (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_0__  .Df)(stream);
    for (const level of ORDER) {
        for (const [rule, group] of byRule(findings.filter(finding => finding.level === level))) {
            stream.write(`\n${PAINT[level](level)} ${_colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.bold(rule)}\n`);
            for (const finding of group.slice(0, MAX_SHOWN_PER_RULE)) {
                stream.write(`  ${line(finding)}\n`);
                const frame = isFramed && finding.place && !finding.message.includes('\n') ? (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_0__  .lS)(finding.place) : [];
                for (const part of frame)
                    stream.write(`    ${part}\n`);
            }
            if (group.length > MAX_SHOWN_PER_RULE)
                stream.write(`  … and ${group.length - MAX_SHOWN_PER_RULE} more\n`);
            for (const remedy of new Set(group.slice(0, MAX_SHOWN_PER_RULE).map(finding => finding.remedy))) {
                stream.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.dim(`-> ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__  .P)(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`);
            }
        }
    }
}
function countFindings(findings) {
    const counts = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__  .N)(findings);
    const parts = ORDER.filter(level => counts[level] > 0).map(level => (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_4__  .h)(counts[level], level));
    return parts.length > 0 ? parts.join(', ') : 'no findings';
}
function line({ place, subject, message }) {
    const where = place ? (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__  .d)(place) : subject;
    const text = message
        .split('\n')
        .map(part => part.startsWith('  ')
        ? (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__  .R)(part.slice(0, MAX_MESSAGE_CHARACTERS))
        : (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__  .P)(part, MAX_MESSAGE_CHARACTERS));
    return `${where ? `${_colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.bold(where)}  ` : ''}${text.join('\n    ')}`;
}
function byRule(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const group = groups.get(finding.rule);
        if (group)
            group.push(finding);
        else
            groups.set(finding.rule, [finding]);
    }
    return groups;
}


 }),

 98864:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   P: () => (  languageOptions)
 });
 var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);

const MORE = {
    commands: () => new commander__WEBPACK_IMPORTED_MODULE_0__  .c$('--allow-commands', 'run the programs that sources of the kind `command` name'),
    cache: () => new commander__WEBPACK_IMPORTED_MODULE_0__  .c$('--cache <folder>', 'keep what was read for the next run, which is faster where nothing has changed'),
};
function languageOptions(command, ...more) {
    command
        .option('-c, --config <file>', 'the configuration (default: refdata.yml in --repo)')
        .option('-r, --repo <folder>', "the language's repository", '.');
    for (const name of more)
        command.addOption(MORE[name]());
    return command;
}


 }),

 54637:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   m: () => (  registryProgram)
 });
 var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);

const CONFIG = ['-c, --config <file>', 'the configuration, relative to --repo', 'refdata.yml'];
const REPO = ['-r, --repo <folder>', "the language's repository", '.'];
const json = () => new commander__WEBPACK_IMPORTED_MODULE_0__  .c$('--json', 'print one JSON object instead of text for people');
function registryProgram(exit) {
    const registry = new commander__WEBPACK_IMPORTED_MODULE_0__  .uB('registry').description('pack, publish, prove and install packages');
    const end = (fine) => {
        process.exitCode = fine ? exit.fine : exit.findings;
    };
    registry
        .command('pack')
        .description('pack packages of a repository into archives')
        .argument('[names...]', 'names of packages; all, where none are given')
        .option(...CONFIG)
        .option(...REPO)
        .option('-o, --out <folder>', 'folder for the archives', 'dist')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata registry pack texto --out dist')
        .action(async (names, options) => {
        const { runPack } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(2021), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(5832), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 11624));
        end(await runPack(names, options));
    });
    registry
        .command('build')
        .description('build the registry alone; `refdata build` builds it with the rest')
        .option(...CONFIG)
        .option(...REPO)
        .option('-o, --out <folder>', 'folder of the registry', 'registry')
        .option('--previous <target>', 'what is published: a folder or an http(s) address, in place of `registro.previous`')
        .option('--since <commit>', 'only read packages with a change since then; needs a previous registry')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata registry build --previous public/registry --out public/registry')
        .action(async (options) => {
        const { runRegistryBuild } = await Promise.all( [__webpack_require__.e(478), __webpack_require__.e(3532), __webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(7060), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 38581));
        end(await runRegistryBuild(options));
    });
    registry
        .command('check')
        .description('check a registry: index, small files, and every archive')
        .argument('<target>', 'a folder or an http(s) address, of the registry or of its site')
        .option('--name <name>', 'the name that the registry must have')
        .option('--previous <target>', 'what was published before: nothing of it may be gone or changed')
        .option('--index-only', 'leave archives and the files of single packages out')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata registry check https://lume.example')
        .action(async (target, options) => {
        const { runRegistryCheck } = await Promise.all( [__webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(7453), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 27453));
        end(await runRegistryCheck(target, options));
    });
    registry
        .command('get')
        .description('install packages and what they need into forge_modules/, and write forge.lock')
        .argument('<packages...>', 'name, or name@range')
        .requiredOption('--from <target>', 'folder or http(s) address of the registry')
        .option('--to <folder>', 'folder of the project', '.')
        .option('--require-attestation <repository>', 'only what a workflow of this repository has made: owner/name')
        .option('--trusted-root <file>', 'authorities to trust, as `gh attestation trusted-root` prints them')
        .addOption(json())
        .addHelpText('after', '\nExample:\n  refdata registry get texto@^1.0 --from https://lume.example --to app')
        .action(async (packages, options) => {
        const { runRegistryGet } = await Promise.all( [__webpack_require__.e(3792), __webpack_require__.e(3864), __webpack_require__.e(5832), __webpack_require__.e(6410), __webpack_require__.e(6449), __webpack_require__.e(6887), __webpack_require__.e(7377), __webpack_require__.e(9839)]).then(__webpack_require__.bind(__webpack_require__, 87377));
        await runRegistryGet(packages, options);
    });
    return registry;
}


 }),

 12178:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ns: () => (  artifactsOf),
   my: () => (  LAYOUTS),
   vh: () => (  earlierAddresses)
 });
const NOT_IN_NAMES = /[^\p{L}\p{N}\p{M}_-]+/gu;
const LAYOUTS = ['servers', 'flat'];
function artifactsOf(sources, exporters, dir, { layout = 'servers', writers = new Map() } = {}) {
    const folders = layout === 'flat' ? flat(sources, dir, sources.length > 1) : ofServers(sources, dir, writers);
    const encoder = new TextEncoder();
    return sources.flatMap(({ file, documents }) => documents.flatMap(document => exporters.map(exporter => ({
        path: pathIn(folders.get(document) ?? dir, exporter.fileName),
        source: file,
        bytes: encoder.encode(exporter.export(document)),
    }))));
}
function earlierAddresses(sources, exporters, dir, made) {
    const alone = new Map(sources.flatMap(source => [...flat([source], dir, false)]));
    const others = [alone, flat(sources, dir, true), ofServers(sources, dir, new Map())];
    const taken = new Set(made.map(({ path }) => path));
    const whole = sources.flatMap(({ documents }) => documents.flatMap(document => exporters.map(exporter => ({ document, exporter }))));
    return whole.flatMap(({ document, exporter }, i) => {
        const own = made[i];
        if (!own)
            return [];
        const paths = new Set(others.map(folders => pathIn(folders.get(document) ?? dir, exporter.fileName)));
        return [...paths].filter(path => !taken.has(path)).map(path => ({ ...own, path, now: own.path }));
    });
}
function flat(sources, dir, byPath) {
    const taken = new Set();
    return new Map(sources.flatMap(({ file, documents }) => documents.map((document, index) => {
        const names = [...(byPath ? folderOf(file) : []), ...(index > 0 ? [nameOf(document.server)] : [])];
        return [document, free(joined(dir, names), taken)];
    })));
}
function ofServers(sources, dir, writers) {
    const holders = new Map([...writers].map(([path, source]) => [folderKey(path), source]));
    const taken = new Set();
    return new Map(sources.flatMap(({ file, documents }) => documents.map(document => {
        const name = nameOf(document.server);
        const own = joined(dir, [name]);
        const path = folderOf(file);
        const apart = joined(dir, path.at(-1) === name ? path : [...path, name]);
        const holder = holders.get(own.toLowerCase()) ?? holders.get(apart.toLowerCase());
        const isApart = holder !== undefined && (holder !== file || !holders.has(own.toLowerCase()));
        const folder = isApart ? apart : own;
        holders.set(folder.toLowerCase(), file);
        return [document, free(folder, taken)];
    })));
}
function folderKey(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/'))).toLowerCase();
}
function joined(dir, names) {
    return [dir, ...names].filter(part => part !== '' && part !== '.').join('/');
}
function pathIn(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
function folderOf(file) {
    const parts = file.replace(/\.[^./]*$/, '').split('/');
    return parts.filter(part => part !== '.' && part !== '..' && part !== '').map(nameOf);
}
function nameOf(text) {
    return text.normalize('NFC').replace(NOT_IN_NAMES, '-') || '-';
}
function free(folder, taken) {
    let name = folder;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1)
        name = `${folder}-${number}`;
    taken.add(name.toLowerCase());
    return name;
}


 }),

 74438:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   N: () => (  tally),
   d: () => (  formatPlace)
 });
function tally(findings) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const finding of findings)
        counts[finding.level] += 1;
    return counts;
}
function formatPlace(place) {
    let text = place.file;
    if (place.line !== undefined) {
        text += `:${place.line}`;
        if (place.column !== undefined)
            text += `:${place.column}`;
    }
    return text;
}


 }),

 85833:
 ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {

 var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

const OLDER = ['--interrupt-budget=1000000'];
const NEWER = [
    '--invocation-count-for-maglev=2000',
    '--invocation-count-for-turbofan=20000',
    '--semi-space-growth-factor=1',
];
const PARSER = '--wasm-tiering-budget=1000000000';
for (const flag of [PARSER, ...(Number.parseInt(process.versions.v8, 10) < 12 ? OLDER : NEWER)])
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(flag);


 }),

 82437:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   x: () => (  VERSION)
 });
const VERSION = '1.0.0';


 }),

 96008:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   h: () => (  counted)
 });
function counted(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}


 }),

 14252:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   P: () => (  visibleLine),
   R: () => (  visible)
 });
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;
function visible(text) {
    return text
        .replace(/\r\n?/g, '\n')
        .replace(INVISIBLE, character => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
function visibleLine(text, limit) {
    if (text.length <= limit && PLAIN_LINE.test(text))
        return text;
    const line = visible(text.length > limit ? text.slice(0, limit) : text)
        .replace(/\s+/g, ' ')
        .trim();
    return text.length > limit ? `${line}…` : line;
}


 })

};
