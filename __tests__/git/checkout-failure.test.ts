import { describe, expect, test } from '@jest/globals';
import { explainFailure, failureKind } from '../../src/git/checkout-failure.js';

const URL_TEXT = 'https://git.example/openssl/TLS-certificate.git';
const attempt = { url: new URL(URL_TEXT), ref: 'main', authorized: false };

/** As git and the servers of several makers write them. */
describe('failureKind', () => {
  test.each([
    ["fatal: couldn't find remote ref refs/heads/x", 'ref-not-found'],
    ['fatal: remote error: upload-pack: not our ref 0123', 'ref-not-found'],
    ['error: Server does not allow request for unadvertised object 0123', 'ref-not-found'],
    [`fatal: unable to access '${URL_TEXT}/': The requested URL returned error: 301`, 'redirected'],
    [`fatal: could not read Username for 'https://git.example': terminal prompts disabled`, 'token-refused'],
    [`remote: Invalid username or token.\nfatal: Authentication failed for '${URL_TEXT}/'`, 'token-refused'],
    [
      `remote: Write access not granted.\nfatal: unable to access '${URL_TEXT}/': The requested URL returned error: 403`,
      'no-permission',
    ],
    [`remote: Repository not found.\nfatal: repository '${URL_TEXT}/' not found`, 'not-found'],
    ["fatal: '/srv/x.git' does not appear to be a git repository", 'not-found'],
    [`fatal: ${URL_TEXT}/info/refs not valid: is this a git repository?`, 'not-found'],
    [
      `fatal: unable to access '${URL_TEXT}/': SSL certificate problem: self-signed certificate`,
      'certificate',
    ],
    [
      `fatal: unable to access '${URL_TEXT}/': server certificate verification failed. CAfile: none`,
      'certificate',
    ],
    [`fatal: unable to access '${URL_TEXT}/': Could not resolve host: git.example`, 'unreachable'],
    [
      `fatal: unable to access '${URL_TEXT}/': Failed to connect to git.example port 443 after 2 ms: Couldn't connect to server`,
      'unreachable',
    ],
    ['fatal: the remote end hung up unexpectedly', 'unreachable'],
    [`fatal: unable to access '${URL_TEXT}/': The requested URL returned error: 429`, 'server-trouble'],
    ['fatal: mismatched algorithms: client sha1; server sha256', 'object-format'],
    ['error: unable to write symref for HEAD: No space left on device', 'no-room'],
    [
      'error: unable to create temporary file: No space left on device\nfatal: unpack-objects failed',
      'no-room',
    ],
    ['fatal: something new', 'other'],
  ])('%s', (stderr, kind) => {
    expect(failureKind(stderr)).toBe(kind);
  });
});

test('the sentence names the address, quotes git on one line, and ends in a remedy', () => {
  const error = explainFailure('other', 'warning: a\nfatal: some\u001b[31mthing\nhint: b\n', attempt);
  expect(error.message).toBe(`Fetching ${URL_TEXT} failed: git says "some [31mthing".`);
  expect(error.remedy).toMatch(/\.$/);
  const full = 'error: cannot store pack: No space left on device\nfatal: unpack-objects failed\n';
  expect(explainFailure('no-room', full, attempt).message).toContain(
    'git says "cannot store pack: No space left',
  );
  expect(explainFailure('other', 'x'.repeat(5000), attempt).message.length).toBeLessThan(500);
});
