import { Command, Option } from 'commander';
import { LAYOUTS } from '../../exporters/artifacts.js';

/** Formats with the text of their flag; aliases are those of the reference implementation. */
const FORMAT_FLAGS = [
  ['--openapi', 'OpenAPI 3.1', '--swagger'],
  ['--yaml', 'OpenAPI 3.1 as YAML; so does --openapi with -o FILE.yaml'],
  ['--insomnia', 'a collection for Insomnia, version 4'],
  ['--postman', 'a collection for Postman, version 2.1'],
  ['--curl', 'one curl command for each route'],
  ['--markdown', 'the route table (this is the default)', '--md'],
  ['--html', 'a page that shows the API in a browser, in one file'],
  ['--rotas', 'the routes as a list in JSON, which can be read again'],
] as const;

/** `refdata api` and `refdata mock`. */
export function apiPrograms(exit: { readonly fine: number; readonly findings: number }): Command[] {
  return [apiProgram(exit), mockProgram(exit)];
}

function apiProgram(exit: { readonly fine: number; readonly findings: number }): Command {
  const api = new Command('api')
    .description('describe the routes of a server as OpenAPI, collections, curl or a table')
    .argument(
      '<source_file...>',
      'the file that declares the server, or its OpenAPI document; several with --out-dir',
    );
  for (const [flag, text, alias] of FORMAT_FLAGS) {
    api.addOption(new Option(flag, text));
    if (alias) api.addOption(new Option(alias).hideHelp());
  }
  return api
    .addCommand(verifyProgram(exit))
    .option('--all', 'every format but YAML, into --out-dir')
    .option('-o, --out <file>', 'the file to write; standard output otherwise')
    .addOption(new Option('--saida <file>').hideHelp())
    .option('--out-dir <folder>', 'the folder to write several formats or servers into')
    .addOption(
      new Option(
        '--layout <layout>',
        'how --out-dir is laid out: a folder for each server, or none for the first',
      ).choices(LAYOUTS),
    )
    .option('--server <name>', 'the server to describe, where a file has several')
    .option('--handlers', 'describe what handlers read and send, too')
    .option(
      '--overlay <file>',
      'an OpenAPI Overlay that adds what people know; several apply in their order',
      (file: string, before: readonly string[] = []) => [...before, file],
    )
    .option('--strict', 'a route that cannot be described is an error')
    .option('--titulo <text>', 'title of the API')
    .option('--versao <text>', 'version of the API')
    .option('--descricao <text>', 'what the API is, in a sentence')
    .option('--base <url>', 'address of the API; otherwise the port in the source says it')
    .option('--json', 'print one JSON object with routes, coverage and findings instead of text for people')
    .addHelpText(
      'after',
      '\nExamples:\n  refdata api src/app.df --openapi -o openapi.json\n  refdata api src/app.df --all --out-dir docs/api',
    )
    .action(async (files, { swagger, md, saida, ...flags }) => {
      const { runApi } = await import('./api.js');
      const given = {
        ...flags,
        ...(swagger && { openapi: true }),
        ...(md && { markdown: true }),
        ...(saida && { out: saida }),
      };
      process.exitCode = (await runApi(files, given)) ? exit.fine : exit.findings;
    });
}

function verifyProgram(exit: { readonly fine: number; readonly findings: number }): Command {
  return (
    new Command('verify')
      .description(
        'try every operation against the server that runs, and hold its answers against the description',
      )
      .argument('<source_file>', 'the file that declares the server, or its OpenAPI document')
      .option('--base <url>', 'address of the server; otherwise the port in the source says it')
      .option('--server <name>', 'the server, where the file has several')
      .option('--allow-writes', 'send requests that may change something, too: POST, PUT, PATCH, DELETE')
      .option(
        '--header <header>',
        'a header of each request, such as "Authorization: Bearer …"; several may be given',
        (given: string, before: readonly string[] = []) => [...before, given],
      )
      .option('--json', 'print one JSON object instead of text for people')
      // `--base` and its like may be taken for those of `api` itself.
      .action(async (file, _own, command: Command) => {
        const { runApiVerify } = await import('./verify.js');
        process.exitCode = (await runApiVerify(file, command.optsWithGlobals())) ? exit.fine : exit.findings;
      })
  );
}

function mockProgram(exit: { readonly fine: number; readonly findings: number }): Command {
  return new Command('mock')
    .description('answer every route of a server with an example, on a local port')
    .argument('<source_file>', 'the file that declares the server, or its OpenAPI document')
    .option('-p, --port <number>', 'the port; 0 takes any that is free', '8080')
    .option('--server <name>', 'the server to answer for, where the file has several')
    .option(
      '--answer <route=status>',
      'the status that a route answers, such as "GET /itens/:id=404"; several may be given',
      (given: string, before: readonly string[] = []) => [...before, given],
    )
    .addHelpText('after', '\nExample:\n  refdata mock src/app.df --port 3000')
    .action(async (file, flags) => {
      const { runMock } = await import('./mock.js');
      process.exitCode = (await runMock(file, flags)) ? exit.fine : exit.findings;
    });
}
