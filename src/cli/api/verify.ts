import { describeServers } from '../../commands/api-docs.js';
import { UserError } from '../../findings/user-error.js';
import { verifyServer } from '../../live/verify-server.js';
import { counted } from '../../text/counted.js';
import { printFindings } from '../findings.js';
import { locate } from './locate.js';

export interface VerifyFlags {
  readonly base?: string;
  readonly server?: string;
  readonly allowWrites?: boolean;
  readonly header?: readonly string[];
  readonly json?: boolean;
}

/** `refdata api verify`: true when the server answers as its source says. */
export async function runApiVerify(file: string, flags: VerifyFlags): Promise<boolean> {
  const { root, sources } = locate([file]);
  const config = flags.base === undefined ? {} : { base: flags.base };
  const { servers } = await describeServers({ root, sources, server: flags.server, config, handlers: true });
  const [described] = servers;
  if (!described) throw new UserError(`${file} has no server.`, 'Name the file that declares the server.');
  const { document } = described;
  const headers = Object.fromEntries((flags.header ?? []).map(headerOf));
  const found = await verifyServer(document, {
    base: document.base,
    allowWrites: flags.allowWrites,
    headers,
  });
  if (flags.json) process.stdout.write(`${JSON.stringify({ base: document.base, ...found }, null, 2)}\n`);
  else printFindings(found.findings, process.stdout);
  const left =
    found.skipped === 0 ? '' : `; ${found.skipped} that may change something left out (--allow-writes)`;
  process.stderr.write(
    `${counted(found.tried, 'operation')} tried at ${document.base}, ${counted(found.findings.length, 'difference')}${left}\n`,
  );
  return found.findings.length === 0;
}

function headerOf(text: string): [string, string] {
  const colon = text.indexOf(':');
  if (colon < 1)
    throw new UserError(
      `--header is "${text}", which is no header.`,
      'Write it as "Authorization: Bearer …".',
    );
  return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}
