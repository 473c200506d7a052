import { UserError } from '../findings/user-error.js';

/** What git and its server say is quoted up to this length. */
const MAX_QUOTE_CHARACTERS = 300;

export type FailureKind =
  | 'ref-not-found'
  | 'redirected'
  | 'token-refused'
  | 'no-permission'
  | 'not-found'
  | 'certificate'
  | 'unreachable'
  | 'server-trouble'
  | 'object-format'
  | 'no-room'
  | 'other';

/** What every system calls it, on whatever line: what git makes of it says less. */
const NO_ROOM = /No space left on device|Disk quota exceeded/;

/** What git says (in the C locale) when a fetch fails, most telling first. */
const SIGNS: readonly (readonly [FailureKind, RegExp])[] = [
  ['no-room', NO_ROOM],
  ['ref-not-found', /couldn't find remote ref|not our ref|unadvertised object|no such remote ref/i],
  ['redirected', /returned error: 30\d/],
  ['token-refused', /could not read (?:Username|Password)|Authentication failed|returned error: 401/],
  ['no-permission', /returned error: 403/],
  ['server-trouble', /returned error: (?:429|5\d\d)/],
  [
    'not-found',
    /repository '.*' not found|does not appear to be a git repository|returned error: 4(?:04|10)/,
  ],
  ['not-found', /not valid: is this a git repository|no such file or directory|dubious ownership/i],
  ['certificate', /certificate|SSL|TLS/],
  [
    'unreachable',
    /could not resolve|failed to connect|couldn't connect|connection (?:refused|reset|timed out)/i,
  ],
  ['unreachable', /unable to access|timed out|too slow|empty reply|unreachable|early EOF|hung up/i],
  ['object-format', /mismatched algorithms/],
];

/** Why a fetch failed, from what git wrote to its standard error. */
export function failureKind(stderr: string): FailureKind {
  // An address may hold any word.
  const words = stderr.replace(/'[a-z]+:\/\/[^']*'/g, "''");
  return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? 'other';
}

export interface Attempt {
  /** The address without any secret; we refuse those that hold one. */
  readonly url: URL;
  /** `ref` as the user wrote it; empty for the default branch. */
  readonly ref: string;
  /** Whether a token was sent. */
  readonly authorized: boolean;
}

/** The failure as one sentence, with the remedy that fits. */
export function explainFailure(kind: FailureKind, stderr: string, attempt: Attempt): UserError {
  const { where, remedy } = EXPLANATIONS[kind](attempt);
  const quote = quotation(stderr);
  return new UserError(quote === '' ? `${where}.` : `${where}: git says "${quote}".`, remedy);
}

type Explanation = (attempt: Attempt) => { where: string; remedy: string };

const EXPLANATIONS: Record<FailureKind, Explanation> = {
  'ref-not-found': ({ url, ref }) => ({
    where:
      ref === ''
        ? `The repository ${url.href} has no default branch: it is empty`
        : `The repository ${url.href} has no branch, tag or commit ${ref}`,
    remedy: ref === '' ? 'Push a commit to it, or name a branch in "ref".' : 'Correct "ref".',
  }),
  redirected: ({ url }) => ({
    where: `The server sends requests for ${url.href} to another address, where the token does not belong`,
    remedy: 'Write the present address of the repository in "repository": it was renamed or moved.',
  }),
  'token-refused': ({ url, authorized }) =>
    authorized
      ? {
          where: `${url.host} refused the token for ${url.href}`,
          remedy:
            'Give a token that is valid for that server and may read the repository, in "repository-token".',
        }
      : {
          where: `${url.href} does not exist, or is private and no token was sent to ${url.host}`,
          remedy:
            'Check the address; for a private repository give a token that may read it, in "repository-token".',
        },
  'no-permission': ({ url, authorized }) => ({
    where: `${url.host} does not permit reading ${url.href}`,
    remedy: authorized
      ? 'Give a token with read permission for the contents of that repository, in "repository-token".'
      : 'Give a token that may read the repository, in "repository-token".',
  }),
  'not-found': ({ url, authorized }) => ({
    where: `There is no git repository at ${url.href}${authorized ? ' that the token may see' : ''}`,
    remedy:
      url.protocol === 'file:'
        ? 'Check the path, and that the folder belongs to the user that runs the job.'
        : 'Check owner and name; a private repository needs a token that may read it, in "repository-token".',
  }),
  certificate: ({ url }) => ({
    where: `No safe connection to ${url.host}`,
    remedy: 'If the server has a certificate of its own authority, name that authority in GIT_SSL_CAINFO.',
  }),
  unreachable: ({ url }) => ({
    where: `${url.host === '' ? url.href : url.host} cannot be reached from this machine`,
    remedy:
      'Check the host name, the network of the runner and its proxy (HTTPS_PROXY), then run the job again.',
  }),
  'server-trouble': ({ url }) => ({
    where: `${url.host} is in trouble or overloaded`,
    remedy: 'Run the job again in some minutes.',
  }),
  'object-format': ({ url }) => ({
    where: `${url.href} names its commits with SHA-256`,
    remedy: 'Give the 64 digits of the commit in "ref".',
  }),
  'no-room': ({ url }) => ({
    where: `There is no room on the disk for ${url.href}`,
    remedy: 'Make room in the folder for temporary files (RUNNER_TEMP in a job), or take a larger runner.',
  }),
  other: ({ url }) => ({
    where: `Fetching ${url.href} failed`,
    remedy: 'Try "git fetch" of that address by hand, or check out the repository in a step before.',
  }),
};

/** The line that tells most: the last that git calls fatal or an error, else the last of all. */
function quotation(stderr: string): string {
  const lines = stderr.split(/\r\n|\r|\n/).filter(line => line.trim() !== '');
  const line =
    lines.find(text => NO_ROOM.test(text)) ??
    lines.findLast(text => /^(?:fatal|error): /.test(text)) ??
    lines.at(-1) ??
    '';
  const clean = line
    .replace(/^(?:fatal|error): /, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return clean.length > MAX_QUOTE_CHARACTERS ? `${clean.slice(0, MAX_QUOTE_CHARACTERS)}…` : clean;
}
