import type { Answer } from '../live.js';
import { UNKNOWN_DATA_PATH, UNKNOWN_PATH } from '../observe.js';
import { type Breach, type Check, HEADERS_REMEDY } from './check.js';

const head: Check = {
  id: 'head',
  title: 'HEAD is answered like GET',
  *breaches({ head: { status, bytes } }) {
    if (status === 200 && bytes === 0) return;
    yield {
      verdict: 'warn',
      message: `HEAD answers ${status}`,
      remedy: HEADERS_REMEDY,
      path: '/api/index.json',
    };
  },
  seen: () => 'HEAD answers 200',
};

const writes: Check = {
  id: 'methods',
  title: 'Nothing accepts writes',
  *breaches({ post, remove }) {
    yield* refusal('POST', post, '/api/index.json', [405]);
    // A server may look for the path first.
    yield* refusal('DELETE', remove, UNKNOWN_DATA_PATH, [405, 404]);
  },
  seen: ({ post, remove }) => `POST answers ${post.status} with Allow, DELETE ${remove.status}`,
};

function* refusal(
  method: string,
  { status, headers }: Answer,
  path: string,
  good: readonly number[],
): Generator<Breach> {
  if (status < 400) {
    const remedy = 'Let the host answer other methods than GET, HEAD and OPTIONS with 405.';
    yield { verdict: 'fail', message: `${method} answers ${status}`, remedy, path };
  } else if (!good.includes(status)) {
    yield {
      verdict: 'warn',
      message: `${method} answers ${status}, and not 405`,
      remedy: HEADERS_REMEDY,
      path,
    };
  } else if (status === 405 && !/\bGET\b/.test(headers.get('allow') ?? '')) {
    yield { verdict: 'warn', message: `${method} answers 405 without Allow`, remedy: HEADERS_REMEDY, path };
  }
}

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

function* missing({ status, isPage }: Answer, path: string): Generator<Breach> {
  if (status === 404 || status === 410) return;
  const what = status === 200 && isPage ? '200 and a page' : `${status}`;
  yield {
    verdict: status < 400 ? 'fail' : 'warn',
    message: `a path that there is not answers ${what}`,
    remedy:
      'Clients take the page for data. Switch off what sends every path to one page ("single-page app", "fallback", "rewrite to index.html"), and let the host use 404.html.',
    path,
  };
}

export const methodChecks: readonly Check[] = [head, writes, unknown];
