/** Why there is no answer at all. */
export class HttpFault extends Error {
  override readonly name = 'HttpFault';

  /**
   * @param reason continues a sentence that begins with the address: "did not answer within 30 s".
   * @param remedy one sentence.
   */
  constructor(
    readonly reason: string,
    readonly remedy: string,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

const CERTIFICATE = /CERT|LEAF_SIGNATURE|UNABLE_TO_VERIFY/;

interface Known {
  readonly codes: RegExp;
  readonly remedy: string;
}

/** Codes of Node and of OpenSSL, by what a person can do about them. */
const KNOWN: readonly Known[] = [
  {
    codes: /^(ENOTFOUND|EAI_AGAIN|EAI_NONAME)$/,
    remedy:
      'The name of the host is not known: look for a typing error; a new domain may need some time to spread.',
  },
  { codes: /^CERT_HAS_EXPIRED$/, remedy: 'The certificate of the host has expired: renew it.' },
  {
    codes: /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    remedy: 'The certificate belongs to another host: give that name, or add this one to the certificate.',
  },
  {
    codes: CERTIFICATE,
    remedy:
      'Nobody that this machine trusts has signed the certificate: give the host one of a public authority, with its whole chain.',
  },
  {
    codes: /^(EPROTO|ERR_SSL_.*)$/,
    remedy: 'The server does not speak TLS there: write http:// in place of https://, or correct the port.',
  },
  { codes: /^bad port$/, remedy: 'Browsers refuse that port, and so does this: publish on another.' },
  {
    codes: /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/,
    remedy:
      'The connection ended before the answer was whole: try again, and see what ends it if it happens each time.',
  },
  {
    codes: /^Z_/,
    remedy:
      'The server says that the file is compressed, and it is not: correct its header `Content-Encoding`.',
  },
  {
    codes: /^redirect count exceeded$/,
    remedy: 'The server sends visitors round in a circle: correct its redirects.',
  },
  { codes: /^ECONNREFUSED$/, remedy: 'Nobody listens there: check the port, and whether the server runs.' },
];

const PROXY =
  'Check the proxy that HTTPS_PROXY or HTTP_PROXY names, and whether it lets you there; hosts that are reached without it belong into NO_PROXY.';
const OTHERWISE = 'Check the address, and whether the server runs.';

/**
 * What was thrown, as a fault. `fetch` says "fetch failed" for everything; what happened is in the cause.
 *
 * @param proxy the host that was asked for it, if one was: where a certificate is not what is wrong, that is most likely.
 */
export function faultOf(error: unknown, proxy?: string): HttpFault {
  const { cause, message } = error as { message: string; cause?: { code?: string; message?: string } };
  const what = cause?.code || cause?.message || message;
  const known = KNOWN.find(({ codes }) => codes.test(what));
  if (proxy === undefined || CERTIFICATE.test(what))
    return new HttpFault(`could not be fetched (${what})`, known?.remedy ?? OTHERWISE, error);
  const refused = /Proxy response \(\d+\)/.exec(cause?.message ?? '')?.[0];
  return new HttpFault(`could not be fetched through the proxy ${proxy} (${refused ?? what})`, PROXY, error);
}

/** Whether the other side closed the connection before it answered (RFC 9112, 9.3.1). */
export function isClosed(error: unknown): boolean {
  const code = (error as { cause?: { code?: unknown } }).cause?.code;
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}

/** What a server that did not answer in time is told as. */
export function timeoutFault(timeoutMs: number): HttpFault {
  return new HttpFault(
    `did not answer within ${timeoutMs / 1000} s`,
    'Check the address, and whether the server runs; it may be slow only now.',
  );
}
