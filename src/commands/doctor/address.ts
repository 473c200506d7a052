import { MANIFEST_PATH, pathOf } from '../../contract/files.js';
import { UserError } from '../../findings/user-error.js';
import { shortCommit } from '../../git/short-commit.js';
import { HttpFault } from '../../http/fault.js';
import { counted } from '../../text/counted.js';
import { LiveAddress } from '../../verify/live.js';
import { type Point, point } from './point.js';

/** Who asks how things are does not wait long for one answer. */
const TIMEOUT_MS = 5_000;
const MINUTES: readonly (readonly [said: (count: number) => string, minutes: number])[] = [
  [count => counted(count, 'day'), 24 * 60],
  [count => counted(count, 'hour'), 60],
];

export interface AddressOptions {
  readonly baseUrl: string | undefined;
  /** Whether it may be asked. */
  readonly network: boolean;
  /** The version and commit that are checked out; nothing where they are not known. */
  readonly versao: string | undefined;
  readonly commit: string | null;
  command(text: string): string;
}

/** What is live against what is declared. */
export async function addressPoints({
  baseUrl,
  network,
  versao,
  commit,
  command,
}: AddressOptions): Promise<Point[]> {
  if (baseUrl === undefined)
    return [
      point('address', 'base_url', 'attention', 'refdata.yml does not say where the files are published.', {
        remedy: 'Add `base_url: https://…` to refdata.yml.',
      }),
    ];
  if (!network)
    return [
      point('address', baseUrl, 'skipped', 'It was not asked.', { remedy: command('doctor --network') }),
    ];
  const live = new LiveAddress(baseUrl.replace(/\/+$/, ''), TIMEOUT_MS);
  try {
    return await answeredPoints(live, { versao, commit, verify: `refdata verify ${baseUrl}` });
  } catch (error) {
    if (error instanceof HttpFault)
      return [point('address', baseUrl, 'broken', `The address ${error.reason}.`, { remedy: error.remedy })];
    if (error instanceof UserError)
      return [point('address', baseUrl, 'broken', error.message, { remedy: error.remedy })];
    throw error;
  }
}

async function answeredPoints(
  live: LiveAddress,
  { versao, commit, verify }: { versao: string | undefined; commit: string | null; verify: string },
): Promise<Point[]> {
  const index = await live.ask(pathOf('index'), { headers: { origin: 'https://consumer.example' } });
  const name = live.base;
  if (index.status !== 200)
    return [
      point('address', name, 'broken', `It answers ${index.status} to ${pathOf('index')}.`, {
        remedy: `Publish the reference there (docs/publishing.md), then: ${verify}`,
      }),
    ];
  const [data, manifest] = [await jsonAt(live, pathOf('index')), await jsonAt(live, MANIFEST_PATH)];
  const published = typeof data?.versao === 'string' ? data.versao : undefined;
  if (published === undefined)
    return [
      point('address', name, 'broken', `${pathOf('index')} there is no reference.`, { remedy: verify }),
    ];
  const age = ageOf(index.headers.get('last-modified'));
  const said = `versao ${published} is live${age}`;
  const points =
    versao !== undefined && versao !== published
      ? [
          point('address', name, 'attention', `${said}, and ${versao} is declared here.`, {
            remedy: 'Publish what is here (docs/publishing.md), or check out what is live.',
          }),
        ]
      : [point('address', name, 'ok', `${said}.`)];
  if (commit !== null && typeof manifest?.commit === 'string')
    points.push(
      manifest.commit === commit
        ? point('address', 'commit', 'ok', `What is live was built of the commit that is checked out.`)
        : point(
            'address',
            'commit',
            'ok',
            `What is live was built of ${shortCommit(manifest.commit)}, and ${shortCommit(commit)} is checked out.`,
          ),
    );
  const origin = index.headers.get('access-control-allow-origin');
  points.push(
    origin === '*'
      ? point('address', 'CORS', 'ok', 'Pages of other origins may read it.')
      : point(
          'address',
          'CORS',
          'broken',
          `Pages of other origins cannot read it: access-control-allow-origin is ${origin ?? 'not there'}.`,
          {
            remedy: `Let the host send \`Access-Control-Allow-Origin: *\` (docs/hosting.md), then: ${verify}`,
          },
        ),
  );
  return points;
}

async function jsonAt(live: LiveAddress, path: string): Promise<Record<string, unknown> | undefined> {
  const text = await live.text(path);
  try {
    const data: unknown = text === undefined ? undefined : JSON.parse(text);
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** `, since 3 days`, by the clock of this machine; nothing where the host does not say. */
function ageOf(lastModified: string | null): string {
  const minutes = (Date.now() - Date.parse(lastModified ?? '')) / 60_000;
  if (!(minutes >= 0)) return '';
  const [unit, size] = MINUTES.find(([, each]) => minutes >= each) ?? [
    (count: number) => counted(count, 'minute'),
    1,
  ];
  return `, of ${unit(Math.floor(minutes / size))} ago`;
}
