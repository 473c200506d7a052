/**
 * `node scripts/mcp-conformance.mjs <site>`: the Model Context Protocol's own conformance suite against `refdata mcp` over
 * HTTP, as it is in `dist`. The suite is written for a server with fixtures: a scenario that asks for one of its tools, or
 * for a part of the protocol that a server of read-only tools does not offer (resources, prompts, completion, logging), has
 * to be refused with the protocol's own error, and everything else has to pass.
 *
 * It needs Node 22, and the command `conformance` (`@modelcontextprotocol/conformance`) on the path.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [site] = process.argv.slice(2);
if (!site) {
  console.error('Name the folder of a built site.');
  process.exit(2);
}

/** What any server has to do: that they fail to run is no pass. */
const OWED = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];
/** How the protocol refuses what is not offered: JSON-RPC's -32601, and -32602 for a tool that is not there. */
const REFUSED =
  /^(?:Failed: MCP error (?:-32601: Method not found|-32602: Tool \w+ not found)|Tool '\w+' not found\. Available tools: .+)$/;

const results = mkdtempSync(join(tmpdir(), 'mcp-conformance-'));
const server = spawn(process.execPath, [join(root, 'dist/cli/index.js'), 'mcp', site, '--port', '0'], {
  stdio: ['ignore', 'pipe', 'pipe'],
});
try {
  const url = await addressOf(server);
  const run = spawnSync('conformance', ['server', '--url', url, '--suite', 'all', '-o', results], {
    encoding: 'utf8',
  });
  if (run.error) throw run.error;
  const scenarios = readdirSync(results).sort().map(outcome);
  for (const { name, verdict, said } of scenarios)
    console.log(`${verdict.padEnd(8)} ${name}${said && `: ${said}`}`);
  const of = verdict => scenarios.filter(each => each.verdict === verdict);
  const missing = OWED.filter(name => !of('passed').some(each => each.name === name));
  for (const name of missing) console.error(`${name} has to pass.`);
  console.log(
    `${of('passed').length} passed, ${of('refused').length} refused as the protocol says, ${of('failed').length} failed`,
  );
  process.exitCode = of('failed').length + missing.length > 0 ? 1 : 0;
} finally {
  server.kill();
  rmSync(results, { recursive: true, force: true });
}

/** What became of a scenario, by the checks that the suite writes down for it. */
function outcome(folder) {
  const checks = JSON.parse(readFileSync(join(results, folder, 'checks.json'), 'utf8'));
  const failures = checks
    .filter(({ status }) => status === 'FAILURE')
    .map(({ errorMessage = '' }) => errorMessage);
  return {
    name: folder.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, ''),
    verdict:
      failures.length === 0 ? 'passed' : failures.every(said => REFUSED.test(said)) ? 'refused' : 'failed',
    said: failures.join(' '),
  };
}

/** The address that the server says it answers at. */
function addressOf({ stdout, stderr }) {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [stdout, stderr])
      stream.setEncoding('utf8').on('data', text => {
        said += text;
        const [address] = /http:\/\/\S+/.exec(said) ?? [];
        if (address) resolve(address);
      });
    stdout.on('end', () => reject(new Error(`refdata mcp ended: ${said}`)));
  });
}
