import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_PATH } from '../contract/files.js';
import { UserError } from '../findings/user-error.js';
import { firstOf } from '../text/first-of.js';
import { word } from '../text/said.js';
import { visibleLine } from '../text/visible.js';
import { type VerificationPoint, verify } from '../verify/verify.js';
import { colours } from './colours.js';
import { logText } from './log-text.js';
import { startProgress } from './progress.js';
import { renderTable } from './table.js';
import { wholeNumber } from './whole-number.js';

const MAX_PATHS_SHOWN = 3;
const MAX_LINE_CHARACTERS = 300;
const WORDS = { pass: word('pass'), warn: word('warn'), fail: word('fail') };
const PAINT = { pass: colours.green, warn: colours.yellow, fail: colours.red };

interface Options {
  readonly expect?: string;
  readonly wait: string;
  readonly timeout: string;
  readonly links: string;
  readonly attestation?: boolean;
  readonly requireAttestation?: string;
  readonly trustedRoot?: string;
  readonly json?: boolean;
}

/** `refdata verify`: true when no point fails. */
export async function runVerify(baseUrl: string, options: Options): Promise<boolean> {
  const { json = false } = options;
  const waitSeconds = wholeNumber('--wait', options.wait);
  const timeoutMs = wholeNumber('--timeout', options.timeout) * 1000;
  const links = wholeNumber('--links', options.links);
  const expectedManifest = options.expect === undefined ? undefined : await manifestIn(options.expect);
  const progress = await startProgress(json);
  const result = await verify({
    baseUrl,
    expectedManifest,
    waitSeconds,
    timeoutMs,
    links,
    attestation: demandIn(options),
    progress: progress.step,
  }).finally(progress.stop);
  if (json) {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return result.ok;
  }
  const { ok, versao, pass, warn, fail, points } = result;
  const verdict = ok ? colours.green('verified') : colours.red('not verified');
  const counts = `${pass} pass, ${warn} warn, ${fail} fail`;
  process.stdout.write(
    `${verdict} ${colours.bold(result.baseUrl)}${versao === null ? '' : ` (versao ${versao})`}: ${counts}\n`,
  );
  const rows = points.map(({ check, verdict: each, message, paths }) => [
    PAINT[each](WORDS[each]),
    check,
    visibleLine(message, MAX_LINE_CHARACTERS) + shownPaths(paths),
  ]);
  process.stdout.write(logText(`${renderTable(rows)}\n`));
  for (const remedy of remediesOf(points))
    process.stdout.write(`  ${colours.dim(`-> ${visibleLine(remedy, MAX_LINE_CHARACTERS)}`)}\n`);
  return ok;
}

/** Whoever demands something of an attestation wants to see it. */
function demandIn({ attestation = false, requireAttestation, trustedRoot }: Options) {
  if (!attestation && requireAttestation === undefined && trustedRoot === undefined) return undefined;
  return { repository: requireAttestation, trustedRoot };
}

function shownPaths(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  const shown = paths.slice(0, MAX_PATHS_SHOWN).map(path => visibleLine(path, MAX_LINE_CHARACTERS));
  return ` (${firstOf(shown, MAX_PATHS_SHOWN, paths.length)})`;
}

/** Each remedy once, those of failures first. */
function remediesOf(points: readonly VerificationPoint[]): Set<string> {
  const of = (verdict: VerificationPoint['verdict']) => points.filter(point => point.verdict === verdict);
  return new Set([...of('fail'), ...of('warn')].flatMap(({ remedy }) => (remedy === null ? [] : [remedy])));
}

async function manifestIn(folder: string): Promise<Uint8Array> {
  const file = join(folder, ...MANIFEST_PATH.split('/'));
  try {
    return await readFile(file);
  } catch (cause) {
    throw new UserError(
      `${folder} is not a built site: ${file} cannot be read.`,
      'Give --expect the folder that `refdata build` wrote.',
      { cause },
    );
  }
}
