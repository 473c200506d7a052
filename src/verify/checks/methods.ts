import { pathOf } from '../../contract/files.js';
import type { Answer } from '../live.js';
import { UNKNOWN_DATA_PATH, UNKNOWN_PATH } from '../observe.js';
import { type Breach, type Check, HEADERS_REMEDY, said } from './contract-point.js';

/** What clients ask for by HEAD: whether there is something else, and what it is. */
const COMPARED_HEADERS = ['content-type', 'etag'] as const;

const head: Check = {
  id: 'head',
  title: 'HEAD is answered like GET',
  *breaches({ head: answer, plain }) {
    const path = pathOf('index');
    const remedy = HEADERS_REMEDY;
    if (answer.status !== 200 || answer.bytes > 0)
      yield { verdict: 'warn', message: `HEAD ${said(answer)}`, remedy, path };
    const whole = plain.get(path);
    if (answer.status !== 200 || whole?.status !== 200) return;
    const others = COMPARED_HEADERS.filter(name => answer.headers.get(name) !== whole.headers.get(name));
    if (others.length > 0)
      yield { verdict: 'warn', message: `HEAD answers another ${others.join(', ')} than GET`, remedy, path };
  },
  seen: () => 'HEAD answers 200',
};

const writes: Check = {
  id: 'methods',
  title: 'Nothing accepts writes',
  *breaches({ post, remove }) {
    yield* refusal('POST', post, pathOf('index'), [405]);
    // A server may look for the path first.
    yield* refusal('DELETE', remove, UNKNOWN_DATA_PATH, [405, 404]);
  },
  seen: ({ post, remove }) => `POST answers ${post.status} with Allow, DELETE ${remove.status}`,
};

function* refusal(method: string, answer: Answer, path: string, good: readonly number[]): Generator<Breach> {
  const { status, headers } = answer;
  if (status === 0) {
    yield { verdict: 'warn', message: `${method} ${said(answer)}`, remedy: HEADERS_REMEDY, path };
  } else if (status < 400) {
    const remedy = 'Let the host answer other methods than GET, HEAD and OPTIONS with 405.';
    yield { verdict: 'fail', message: `${method} ${said(answer)}`, remedy, path };
  } else if (!good.includes(status)) {
    yield {
      verdict: 'warn',
      message: `${method} ${said(answer)}, and not 405`,
      remedy: HEADERS_REMEDY,
      path,
    };
  } else if (status === 405 && !/\bGET\b/.test(headers.get('allow') ?? '')) {
    yield { verdict: 'warn', message: `${method} answers 405 without Allow`, remedy: HEADERS_REMEDY, path };
  }
}

const NO_FALLBACK =
  'Clients take the page for data. Switch off what sends every path to one page ("single-page app", "fallback", "rewrite to index.html"), and let the host use 404.html.';
const NO_OTHER_REFUSAL =
  'Let the host answer 404 where there is no file: clients take anything else for trouble that passes.';

const unknown: Check = {
  id: 'not-found',
  title: 'A path that there is not answers 404',
  *breaches({ unknown: page, unknownData: data }) {
    yield* missing(page, UNKNOWN_PATH);
    yield* missing(data, UNKNOWN_DATA_PATH);
    if (data.status === 404 && !/json/.test(data.headers.get('content-type') ?? ''))
      yield {
        verdict: 'warn',
        message: '404 is not told in JSON where clients expect JSON',
        remedy: `Clients have to look at the status first. ${HEADERS_REMEDY}`,
        path: UNKNOWN_DATA_PATH,
      };
    if (data.status === 404 && data.headers.get('access-control-allow-origin') !== '*')
      yield {
        verdict: 'warn',
        message: '404 has no Access-Control-Allow-Origin: a page cannot tell it from a broken network',
        remedy: HEADERS_REMEDY,
        path: UNKNOWN_DATA_PATH,
      };
  },
  seen: () => '404, in JSON below /api',
};

function* missing(answer: Answer, path: string): Generator<Breach> {
  const { status, isPage } = answer;
  if (status === 404 || status === 410) return;
  const what = status === 200 && isPage ? 'answers 200 and a page' : said(answer);
  const misleads = status > 0 && status < 400;
  yield {
    verdict: misleads ? 'fail' : 'warn',
    message: `a path that there is not ${what}`,
    remedy: misleads ? NO_FALLBACK : NO_OTHER_REFUSAL,
    path,
  };
}

export const methodChecks: readonly Check[] = [head, writes, unknown];
