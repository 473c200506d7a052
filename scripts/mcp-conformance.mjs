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

/** What a read-only server of tools owes, whatever its tools are. */
const OWED = [
  'server-initialize',
  'ping',
  'tools-list',
  'dns-rebinding-protection',
  'server-sse-multiple-streams',
  'server-sse-polling',
];
/** How the protocol refuses what is not offered: JSON-RPC's -32601, and -32602 for a tool that is not there. */
const REFUSALS = {
  method: /^Failed: MCP error -32601: Method not found$/,
  tool: /^(?:Failed: MCP error -32602: Tool \w+ not found|Tool '\w+' not found\. Available tools: .+)$/,
};
/** What is not offered, by how the names of its scenarios begin: parts of the protocol, and tools that the suite brings. */
const NOT_OFFERED = [
  [/^(?:completion|logging|prompts|resources)-|^tools-call-with-logging$/, 'method'],
  [/^(?:tools-call|elicitation|json-schema)-/, 'tool'],
];
const MAX_MS = 5 * 60_000;

const results = mkdtempSync(join(tmpdir(), 'mcp-conformance-'));
const server = spawn(process.execPath, [join(root, 'dist/cli/index.js'), 'mcp', site, '--port', '0'], {
  stdio: ['ignore', 'pipe', 'pipe'],
});
try {
  const url = await addressOf(server);
  const run = spawnSync('conformance', ['server', '--url', url, '--suite', 'all', '-o', results], {
    encoding: 'utf8',
    timeout: MAX_MS,
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
  const name = folder.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, '');
  const checks = JSON.parse(readFileSync(join(results, folder, 'checks.json'), 'utf8'));
  const failures = checks
    .filter(({ status }) => status === 'FAILURE')
    .map(({ errorMessage = '' }) => errorMessage);
  return { name, verdict: verdictOf(name, failures), said: failures.join(' ') };
}

function verdictOf(name, failures) {
  if (failures.length === 0) return 'passed';
  const [, refusal] = NOT_OFFERED.find(([scenarios]) => scenarios.test(name)) ?? [];
  return refusal && failures.every(said => REFUSALS[refusal].test(said)) ? 'refused' : 'failed';
}

/** The address that the server says it answers at. */
function addressOf({ stdout, stderr }) {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [stdout, stderr])
      stream.setEncoding('utf8').on('data', text => {
        said += text;
        const [, address] = /answering at (http:\/\/\S+)/.exec(said) ?? [];
        if (address) resolve(address);
      });
    stdout.on('end', () => reject(new Error(`refdata mcp ended: ${said}`)));
  });
}
