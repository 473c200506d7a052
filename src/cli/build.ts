import { build } from '../commands/build.js';
import { commandPermission } from '../github/fork.js';
import { colours } from './colours.js';
import { configPath } from './config-path.js';
import { countFindings, printFindings } from './findings.js';
import { startProgress } from './progress.js';
import { renderTable } from './table.js';
import { webAddress } from './web-address.js';

interface Options {
  readonly config?: string;
  readonly repo: string;
  readonly out: string;
  readonly baseUrl?: string;
  readonly docsUrl?: string;
  readonly allowCommands?: boolean;
  readonly cache?: string;
  readonly json?: boolean;
}

/** `refdata build`: true when the folder was written. */
export async function runBuild({ json = false, ...options }: Options): Promise<boolean> {
  const checked = {
    ...options,
    config: configPath(options.config),
    baseUrl: webAddress('--base-url', options.baseUrl),
    docsUrl: webAddress('--docs-url', options.docsUrl),
    commands: commandPermission(options.allowCommands ?? false, process.env),
  };
  const progress = await startProgress(json);
  const result = await build(checked, progress.step).finally(progress.stop);
  if (json) {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return result.ok;
  }
  const name = `${result.nome} ${result.versao}`.trim();
  if (result.ok) {
    process.stdout.write(
      `${colours.green('built')} ${colours.bold(name)} into ${result.out}: ${countFindings(result.findings)}\n`,
    );
    process.stdout.write(
      `${renderTable(result.files.map(({ path, bytes, count }) => [(result.baseUrl ?? '') + path, bytes, count]))}\n`,
    );
  }
  printFindings(result.findings, result.ok ? process.stdout : process.stderr);
  if (!result.ok)
    process.stderr.write(
      `\n${colours.red('nothing written')}: ${name} has ${countFindings(result.findings)}\n`,
    );
  return result.ok;
}
