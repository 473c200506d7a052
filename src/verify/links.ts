import type { Erros, Index } from '../contract/generated/contract.js';
import { HttpFault } from '../http/fault.js';
import { request } from '../http/request.js';
import { sha256Of } from '../published/index.js';

/** What a documentation page answered: a status, or the reason why there is no answer. */
export interface LinkAnswer {
  readonly url: string;
  readonly result: number | string;
}

/** Between an answer and the next request. */
const PAUSE_MS = 100;
/** What a server answers that does not know HEAD. */
const NO_HEAD = [403, 405, 501];

/**
 * Asks for some of the pages that error codes name (`documentacao`, a slash and `doc`), one after the other. Which ones
 * depends on their addresses only, so that two runs look at the same, and a language cannot choose.
 */
export async function sampleLinks(
  index: Index | undefined,
  erros: Erros | undefined,
  count: number,
  timeoutMs: number,
): Promise<LinkAnswer[]> {
  const answers: LinkAnswer[] = [];
  for (const url of chooseLinks(index, erros, count)) {
    if (answers.length > 0) await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
    const answer = { url, result: await resultOf(url, timeoutMs) };
    answers.push(answer);
    // A host that is not there will not be there for the next page either.
    if (typeof answer.result === 'string') break;
  }
  return answers;
}

/** The pages to look at: those whose addresses have the lowest hashes. Data of any shape is taken. */
function chooseLinks(index: Index | undefined, erros: Erros | undefined, count: number): string[] {
  const base: unknown = index?.documentacao;
  const codes: unknown = erros?.codigos;
  if (typeof base !== 'string' || !Array.isArray(codes)) return [];
  const urls = new Set<string>();
  for (const code of codes as (Partial<Erros['codigos'][number]> | null)[]) {
    const doc: unknown = code?.doc;
    if (typeof doc !== 'string' || doc === '') continue;
    const address = `${base}/${doc}`;
    if (!URL.canParse(address)) continue;
    const url = new URL(address);
    url.hash = '';
    if (/^https?:$/.test(url.protocol)) urls.add(url.href);
  }
  const hashed = [...urls].map(url => [sha256Of(new TextEncoder().encode(url)), url] as const);
  return hashed
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, count)
    .map(([, url]) => url);
}

async function resultOf(url: string, timeoutMs: number): Promise<number | string> {
  try {
    const status = await statusOf(url, 'HEAD', timeoutMs);
    return NO_HEAD.includes(status) ? await statusOf(url, 'GET', timeoutMs) : status;
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    return error.reason;
  }
}

async function statusOf(url: string, method: string, timeoutMs: number): Promise<number> {
  const { response } = await request(url, { method, timeoutMs });
  await response.body?.cancel();
  return response.status;
}
