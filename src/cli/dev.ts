import { type DevBuild, dev } from '../commands/dev.js';
import { colours } from './colours.js';
import { countFindings, printFindings } from './findings.js';
import { portNumber } from './port.js';
import { type LanguageFlags, runOptions } from './run-options.js';

interface Options extends LanguageFlags {
  readonly port: string;
}

/** `refdata dev`: runs until it is interrupted. */
export async function runDev({ port, ...options }: Options): Promise<void> {
  const { progress: _, cache: __, ...run } = runOptions(options);
  const server = await dev({ ...run, port: portNumber(port), told });
  const interrupted = new Promise<void>(done => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  process.stdout.write(
    `${colours.green('serving')} ${colours.bold(server.baseUrl)}\nWhat changes is built, and pages that are open reload. Stop it with Ctrl+C.\n`,
  );
  try {
    await Promise.race([interrupted, server.failed]);
  } finally {
    await server.close();
  }
}

function told({ because, milliseconds, result, mistake }: DevBuild): void {
  const time = colours.dim(` (${Math.round(milliseconds)} ms${because === undefined ? '' : `, ${because}`})`);
  if (mistake) {
    process.stderr.write(`${colours.red('error')} ${mistake.message}${time}\n`);
    printFindings(mistake.findings, process.stderr);
    process.stderr.write(`${colours.dim(mistake.remedy)}\n`);
    return;
  }
  if (!result) return;
  const { ok, nome, versao, findings } = result;
  const said = `${colours.bold(`${nome} ${versao}`)}: ${countFindings(findings)}${time}`;
  if (ok) process.stdout.write(`${colours.green('built')} ${said}\n`);
  else process.stderr.write(`${colours.red('not built')}, what was before stays: ${said}\n`);
  printFindings(
    findings.filter(({ level }) => level !== 'notice'),
    ok ? process.stdout : process.stderr,
  );
}
