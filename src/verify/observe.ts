import { FILE_NAMES, MANIFEST_PATH, pathOf, REFERENCIA_PATH, REGISTRO_PATH } from '../contract/files.js';
import type { Erros, Index, Manifest, Referencia } from '../contract/generated/contract.js';
import { UserError } from '../findings/user-error.js';
import { HttpFault } from '../http/fault.js';
import { type ProvedFiles, provePublished } from '../published/index.js';
import { type CheckedRegistry, checkRegistry, inTurns, openRegistryAddress } from '../registry/index.js';
import { type AddressAnswer, everyAddress } from './addresses.js';
import { type LinkAnswer, sampleLinks } from './links.js';
import { type Answer, LiveAddress } from './live.js';

/** An origin that no host can know. */
const ORIGIN = 'https://consumer.example';
/** Nobody publishes this. It is asked for to see what is answered to paths that there are not. */
export const UNKNOWN_PATH = '/refdata-verify/there-is-no-such-path';
export const UNKNOWN_DATA_PATH = '/api/refdata-verify-there-is-no-such-file.json';

/** As browsers ask. Otherwise `fetch` adds `no-cache`, which tells servers to send everything again. */
const REVALIDATING = { 'cache-control': 'max-age=0' };
/** The bytes as they are, so that answers can be compared. */
const PLAIN = { 'accept-encoding': 'identity' };

/** No server gives a file this one. */
const FOREIGN_ETAG = '"refdata-verify-no-such-etag"';

/** Requests at the same time: a polite visitor. */
const MAX_REQUESTS_AT_ONCE = 4;

/** Everything that a live address answered. The checks look at this and at nothing else. */
export interface Observed {
  readonly base: string;
  /** The plain answers, by path: those of the seven files, of the manifest and of all that it lists. */
  readonly plain: ReadonlyMap<string, Answer>;
  /** The seven files asked for with an `Origin` and with encodings. */
  readonly compressed: ReadonlyMap<string, Answer>;
  /** The seven files asked for with the ETag or date of the plain answer. */
  readonly conditional: ReadonlyMap<string, Answer>;
  /** The index asked for with an ETag that no answer ever had. */
  readonly foreign: Answer;
  readonly head: Answer;
  readonly preflight: Answer;
  readonly post: Answer;
  /** `DELETE` of a path that there is not, so that nothing can be lost where it is obeyed. */
  readonly remove: Answer;
  readonly unknown: Answer;
  readonly unknownData: Answer;
  readonly proved: ProvedFiles;
  readonly registry: CheckedRegistry | undefined;
  readonly links: readonly LinkAnswer[];
  /** Every address of a page that the site says it has given. */
  readonly addresses: readonly AddressAnswer[];
  readonly manifest: { readonly sha256: string; readonly commit: string | null } | undefined;
}

export interface ObserveOptions {
  readonly base: string;
  readonly timeoutMs: number;
  /** Number of documentation pages looked at. */
  readonly links: number;
  readonly progress?: ((step: string) => void) | undefined;
}

/**
 * Asks a live address everything that the checks want to know. Only reads: `POST` goes to a file, without a body, and
 * `DELETE` to a path that there is not.
 *
 * @throws {UserError} when there is no answer, or no reference at the address.
 */
export async function observe({ base, timeoutMs, links, progress }: ObserveOptions): Promise<Observed> {
  const live = new LiveAddress(base, timeoutMs);
  try {
    progress?.('files');
    const index = pathOf('index');
    // The first request tells whether anybody answers at all.
    const head = await live.ask(index, { method: 'HEAD', headers: PLAIN });
    const data = new Map<string, unknown>();
    const proved = await provePublished(live, (path, value) => data.set(path, value));
    demandReference(live);
    progress?.('answers');
    const [compressed, conditional] = [new Map<string, Answer>(), new Map<string, Answer>()];
    const paths = FILE_NAMES.map(pathOf).filter(path => live.answers.get(path)?.status === 200);
    await inTurns(paths, MAX_REQUESTS_AT_ONCE, async path => {
      const headers = { origin: ORIGIN, 'accept-encoding': 'br, gzip' };
      compressed.set(path, await live.probe(path, { headers }));
      const condition = conditionOf(live.answers.get(path) as Answer);
      if (condition) conditional.set(path, await revalidate(live, path, condition));
    });
    const preflight = {
      origin: ORIGIN,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'if-none-match',
    };
    const others = {
      foreign: await revalidate(live, index, { 'if-none-match': FOREIGN_ETAG }),
      head,
      preflight: await live.probe(index, { method: 'OPTIONS', headers: preflight }),
      post: await live.probe(index, { method: 'POST' }),
      remove: await live.probe(UNKNOWN_DATA_PATH, { method: 'DELETE' }),
      unknown: await live.probe(UNKNOWN_PATH),
      unknownData: await live.probe(UNKNOWN_DATA_PATH),
    };
    progress?.('registry');
    const registry = proved.hasRegistro
      ? await checkRegistry(await openRegistryAddress(live.placeOf(REGISTRO_PATH), timeoutMs))
      : undefined;
    progress?.('addresses');
    const referencia = data.get(REFERENCIA_PATH) as Partial<Referencia> | null | undefined;
    const addresses = await everyAddress(referencia ?? undefined, live);
    progress?.('links');
    const answer = live.answers.get(MANIFEST_PATH);
    const manifest = data.get(MANIFEST_PATH) as Manifest | undefined;
    return {
      base,
      plain: live.answers,
      compressed,
      conditional,
      ...others,
      proved,
      registry,
      addresses,
      links: await sampleLinks(
        data.get(index) as Index | undefined,
        data.get(pathOf('erros')) as Erros | undefined,
        links,
        timeoutMs,
      ),
      manifest:
        answer?.sha256 && manifest ? { sha256: answer.sha256, commit: commitOf(manifest) } : undefined,
    };
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    throw new UserError(`${base} ${error.reason}.`, error.remedy, { cause: error });
  }
}

/** @throws {UserError} when there is nothing like a reference: the address is another. */
function demandReference(live: LiveAddress): void {
  const seven = FILE_NAMES.map(name => live.answers.get(pathOf(name)));
  const index = seven[0];
  const place = live.placeOf(pathOf('index'));
  if (index?.status === 200 && index.isPage) {
    throw new UserError(
      `${place} is a page for people, and not the index.`,
      'Check the path of the address. Some hosts answer every path that there is not with a page and status 200: then publish the files there first, and switch that off.',
    );
  }
  if (seven.every(answer => answer?.status === 404 || answer?.status === 410)) {
    throw new UserError(
      `There is no reference at ${live.base}: ${place} answers ${index?.status}.`,
      'Check the path of the address, and whether the publication has come to its end.',
    );
  }
}

function revalidate(live: LiveAddress, path: string, condition: Readonly<Record<string, string>>) {
  return live.probe(path, { headers: { ...PLAIN, ...REVALIDATING, ...condition } });
}

function conditionOf({ headers }: Answer): Record<string, string> | undefined {
  const etag = headers.get('etag');
  if (etag) return { 'if-none-match': etag };
  const date = headers.get('last-modified');
  return date ? { 'if-modified-since': date } : undefined;
}

function commitOf(manifest: Partial<Manifest> | null): string | null {
  const commit: unknown = manifest?.source?.commit;
  return typeof commit === 'string' ? commit : null;
}
