import { pathOf } from '../../contract/files.js';
import { type Breach, type Check, dataAnswers, HEADERS_REMEDY, said } from './contract-point.js';

/** What hosts have that let nobody choose; GitHub Pages has ten minutes. */
const MAX_HOST_AGE_S = 600;
/** A smaller answer gains nothing. */
const MIN_COMPRESSED_BYTES = 1024;

const cors: Check = {
  id: 'cors',
  title: 'Pages of every origin may read',
  *breaches(observed) {
    for (const [path, { headers }] of dataAnswers(observed)) {
      yield* openness(path, headers, '');
      const asked = observed.compressed.get(path);
      if (asked && asked.fault === undefined)
        yield* openness(path, asked.headers, ' to a request with an Origin');
    }
  },
  seen: () => 'Access-Control-Allow-Origin: *, also to a request with an Origin',
};

function* openness(path: string, headers: Headers, when: string): Generator<Breach> {
  const value = headers.get('access-control-allow-origin');
  if (value === '*') {
    if (headers.get('access-control-allow-credentials') !== 'true') return;
    const message = `Access-Control-Allow-Credentials: true, with "*"${when}`;
    yield { verdict: 'warn', message, remedy: 'Leave it out: the data is public.', path };
    return;
  }
  const message =
    value === null
      ? `no Access-Control-Allow-Origin${when}`
      : `Access-Control-Allow-Origin: ${value}${when}, in place of *`;
  yield { verdict: 'fail', message, remedy: HEADERS_REMEDY, path };
}

const preflight: Check = {
  id: 'preflight',
  title: 'OPTIONS is answered for pages',
  *breaches({ preflight: answer }) {
    const { status, headers, fault } = answer;
    const open = headers.get('access-control-allow-origin') === '*';
    if (status >= 200 && status < 300 && open) return;
    const without = open || fault !== undefined ? '' : ' without Access-Control-Allow-Origin: *';
    const message = `OPTIONS ${said(answer)}${without}`;
    const remedy = `A plain GET needs no such answer; pages that add headers of their own do. ${HEADERS_REMEDY}`;
    yield { verdict: 'warn', message, remedy, path: '/api/index.json' };
  },
  seen: ({ preflight: { status } }) => `OPTIONS answers ${status}`,
};

const type: Check = {
  id: 'content-type',
  title: 'Content-Type is JSON in UTF-8',
  *breaches(observed) {
    for (const [path, { headers, isPage }] of dataAnswers(observed)) {
      const value = headers.get('content-type') ?? '';
      const [essence = '', ...parameters] = value.split(';').map(part => part.trim().toLowerCase());
      const charset = parameters
        .find(part => part.startsWith('charset='))
        ?.slice(8)
        .replaceAll('"', '');
      const remedy = HEADERS_REMEDY;
      if (isPage || essence !== 'application/json')
        yield { verdict: 'fail', message: `Content-Type is ${value || 'missing'}`, remedy, path };
      else if (charset === undefined)
        yield { verdict: 'warn', message: `Content-Type is ${value}, without charset=utf-8`, remedy, path };
      else if (charset !== 'utf-8')
        yield { verdict: 'fail', message: `Content-Type says charset=${charset}`, remedy, path };
    }
  },
  seen: () => 'application/json; charset=utf-8',
};

const caching: Check = {
  id: 'caching',
  title: 'A copy is asked about before each use',
  *breaches(observed) {
    for (const [path, { headers }] of dataAnswers(observed)) {
      const value = headers.get('cache-control');
      const fault = cachingFault(value);
      if (fault) yield { ...fault, remedy: HEADERS_REMEDY, path };
    }
  },
  seen: observed => {
    const values = [...dataAnswers(observed)].map(([, { headers }]) => headers.get('cache-control'));
    return `Cache-Control: ${[...new Set(values)].join('; ')}`;
  },
};

/** What is wrong with a `Cache-Control` (RFC 9111, section 5.2.2), for data that has to be revalidated. */
export function cachingFault(value: string | null): Pick<Breach, 'verdict' | 'message'> | undefined {
  if (value === null)
    return { verdict: 'warn', message: 'no Cache-Control: each client keeps a copy as long as it likes' };
  const directives = value
    .toLowerCase()
    .split(',')
    .map(part => part.trim());
  if (directives.includes('no-store'))
    return {
      verdict: 'warn',
      message: `Cache-Control: ${value}: nothing can be kept, and each use costs a whole answer`,
    };
  if (directives.includes('no-cache')) return undefined;
  const age = secondsOf('max-age', directives);
  if (age === undefined)
    return { verdict: 'warn', message: `Cache-Control: ${value} does not say how long a copy is good for` };
  // A copy that is too old is used once more while a newer one is fetched (RFC 5861).
  const longer = directives.includes('must-revalidate') ? 0 : secondsOf('stale-while-revalidate', directives);
  const seconds = age + (longer ?? 0);
  if (seconds === 0) return undefined;
  if (seconds > MAX_HOST_AGE_S || directives.includes('immutable'))
    return {
      verdict: 'fail',
      message: `Cache-Control: ${value}: a new deployment is not seen for ${seconds} s`,
    };
  return {
    verdict: 'warn',
    message: `Cache-Control: ${value}: a new deployment may not be seen for ${seconds} s`,
  };
}

function secondsOf(name: string, directives: readonly string[]): number | undefined {
  const found = directives.map(part => /^([\w-]+)="?(\d+)"?$/.exec(part)).find(match => match?.[1] === name);
  return found ? Number(found[2]) : undefined;
}

const validator: Check = {
  id: 'etag',
  title: 'An answer has an ETag',
  *breaches(observed) {
    for (const [path, { headers }] of dataAnswers(observed)) {
      const etag = headers.get('etag');
      const remedy = HEADERS_REMEDY;
      if (etag?.startsWith('W/')) yield { verdict: 'warn', message: 'the ETag is weak', remedy, path };
      else if (etag === null && headers.get('last-modified') !== null)
        yield { verdict: 'warn', message: 'no ETag, only Last-Modified', remedy, path };
      else if (etag === null)
        yield {
          verdict: 'fail',
          message: 'neither ETag nor Last-Modified: a copy cannot be asked about',
          remedy,
          path,
        };
    }
  },
  seen: () => 'strong',
};

const conditional: Check = {
  id: 'conditional',
  title: 'A copy that is still good is answered by 304',
  *breaches({ conditional: answers, foreign }) {
    for (const [path, answer] of answers) {
      if (answer.status === 304) continue;
      const remedy = `Each use costs a whole answer. ${HEADERS_REMEDY}`;
      yield { verdict: 'warn', message: `a conditional request ${said(answer)}`, remedy, path };
    }
    if (foreign.status === 304)
      yield {
        verdict: 'fail',
        message: 'an ETag that no answer ever had is answered by 304: clients keep old data for ever',
        remedy: 'Let the host compare If-None-Match with the ETag of the file, or ignore it.',
        path: pathOf('index'),
      };
  },
  seen: ({ conditional: answers }) => (answers.size === 0 ? 'there is nothing to ask with' : '304'),
};

/** Of a deployment that spreads, compressed copies may come last. */
const compression: Check = {
  id: 'compression',
  spreads: true,
  title: 'Answers are compressed, and hold the same bytes',
  *breaches({ plain, compressed }) {
    for (const [path, answer] of compressed) {
      const { headers, sha256, fault } = answer;
      const whole = plain.get(path);
      if (fault !== undefined)
        yield {
          verdict: 'fail',
          message: `the compressed answer ${said(answer)}`,
          remedy: 'Browsers ask for compressed answers, always: let the host compress them itself.',
          path,
        };
      else if (sha256 !== whole?.sha256)
        yield {
          verdict: 'fail',
          message: 'the compressed answer holds other bytes than the plain one',
          remedy: 'Publish again: copies compressed before are of another build.',
          path,
        };
      else if (headers.get('content-encoding') === null && (whole?.bytes ?? 0) >= MIN_COMPRESSED_BYTES)
        yield { verdict: 'warn', message: 'not compressed', remedy: HEADERS_REMEDY, path };
      else if (
        headers.get('content-encoding') !== null &&
        !/accept-encoding|\*/i.test(headers.get('vary') ?? '')
      )
        yield {
          verdict: 'warn',
          message: 'compressed without Vary: Accept-Encoding',
          remedy: 'A shared cache may give it to a client that cannot read it. Add the header.',
          path,
        };
    }
  },
  seen: ({ compressed }) => {
    const encodings = [...compressed.values()].map(({ headers }) => headers.get('content-encoding'));
    return (
      [...new Set(encodings)]
        .filter(encoding => encoding !== null)
        .sort()
        .join(', ') || 'all are small'
    );
  },
};

export const headerChecks: readonly Check[] = [
  cors,
  preflight,
  type,
  caching,
  validator,
  conditional,
  compression,
];
