import { UserError } from '../findings/user-error.js';

/** What a server says is quoted up to this length. */
const MAX_QUOTE_CHARACTERS = 300;

export type FailureKind =
  | 'bad-token'
  | 'no-token'
  | 'sso'
  | 'no-permission'
  | 'no-pull-requests'
  | 'token-kind'
  | 'network'
  | 'workflows'
  | 'blocked'
  | 'locked'
  | 'no-issues'
  | 'protected'
  | 'rate-limit'
  | 'archived'
  | 'not-found'
  | 'deleted'
  | 'moved'
  | 'empty-repository'
  | 'too-large'
  | 'no-graphql'
  | 'refused'
  | 'server-trouble'
  | 'certificate'
  | 'unreachable'
  | 'not-github';

/** An answer of GitHub that is not the one that was asked for, or none at all. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError';

  constructor(
    readonly kind: FailureKind,
    /** What the server said, as it said it. */
    readonly reason: string,
    /** `POST /repos/{owner}/{repo}/git/commits`, without any secret. */
    readonly request: string,
    readonly host: string,
    options: { cause?: unknown } = {},
  ) {
    super(`${request} at ${host}: ${reason}`, options);
  }
}

/** An answer with a status from 400 on. */
export interface Answer {
  readonly status: number;
  readonly message: string;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

/** What the words of GitHub mean, whatever the status: rulesets and branch protection answer 403, 409 and 422. */
const WORDS: readonly (readonly [FailureKind, RegExp])[] = [
  ['sso', /SAML (?:enforcement|SSO)|single sign-on/i],
  ['network', /IP allow list/i],
  ['token-kind', /forbids access via|token's lifetime/i],
  ['workflows', /without `?workflows?`? (?:permission|scope)/i],
  ['locked', /because (?:the )?(?:issue|pull request|conversation) is locked/i],
  ['no-issues', /issues (?:are|is|has been|have been) disabled|has disabled issues/i],
  [
    'blocked',
    /access blocked|account (?:was|is|has been) suspended|repository (?:is|has been) (?:disabled|locked)/i,
  ],
  ['no-pull-requests', /not permitted to create or approve pull requests/i],
  [
    'protected',
    /protected branch|rule violations|GH006|GH013|through (?:a pull request|the merge queue)|required status check|protected ref|approv(?:ing|ed) review|(?:valid|verified) signatures|authorized to push to this branch|locked branch|code owner review/i,
  ],
  ['rate-limit', /rate limit|abuse detection/i],
  ['archived', /archived.*read-only/i],
  ['empty-repository', /repository is empty/i],
  [
    'moved',
    /not a fast.?forward|reference (?:already exists|does not exist)|expected branch to point to|pull and try again/i,
  ],
  ['too-large', /too large|exceeds .*(?:limit|size)|larger than/i],
  ['server-trouble', /something went wrong while executing|timeout/i],
  ['no-graphql', /field '?createCommitOnBranch'? doesn't exist/i],
];

const LEGAL_REASONS = 451;

/** Why GitHub did not do what it was asked for. */
export function failureKind({ status, message, headers }: Answer): FailureKind {
  if (status === 401) return 'bad-token';
  if (headers['x-github-sso'] !== undefined && status === 403) return 'sso';
  if (status === 429 || (status === 403 && isExhausted(headers))) return 'rate-limit';
  if (status >= 500) return 'server-trouble';
  const worded = WORDS.find(([, words]) => words.test(message))?.[0];
  if (worded !== undefined) return worded;
  if (status === 403) return 'no-permission';
  if (status === 404) return 'not-found';
  if (status === 410) return 'deleted';
  if (status === 413) return 'too-large';
  if (status === LEGAL_REASONS) return 'blocked';
  return 'refused';
}

function isExhausted(headers: Answer['headers']): boolean {
  return headers['retry-after'] !== undefined || String(headers['x-ratelimit-remaining']) === '0';
}

/** What was to be done, for the sentence that says why it was not. */
export interface Undertaking {
  /** `publish to the branch gh-pages of lume-lang/lume` */
  readonly what: string;
  /** What the token needs for it, as a workflow writes it: `contents: write`. */
  readonly permissions: readonly string[];
  /** What to do where a branch is protected: which input to set to what. */
  readonly otherwise: string;
}

/** The failure as a sentence with the remedy that fits. */
export function explainFailure(error: GitHubError, undertaking: Undertaking): UserError {
  const { why, remedy } = EXPLANATIONS[error.kind](error, undertaking);
  const quote = quotation(error.reason);
  return new UserError(
    `Cannot ${undertaking.what}: ${why}${quote === '' ? '' : ` (the server says "${quote}")`}.`,
    remedy,
    { cause: error },
  );
}

type Explanation = (error: GitHubError, undertaking: Undertaking) => { why: string; remedy: string };

const LATER = 'Run the job again in some minutes.';

const EXPLANATIONS: Record<FailureKind, Explanation> = {
  'bad-token': ({ host }) => ({
    why: `${host} does not accept the token: it is wrong, expired or revoked`,
    remedy: 'Leave out "token" to use the token of the job, or store a new one as a secret.',
  }),
  'no-token': (_, undertaking) => ({
    why: 'there is no token',
    remedy: `Leave "token" at its default; outside a workflow give a token with ${list(undertaking.permissions)}.`,
  }),
  sso: () => ({
    why: 'the organization demands single sign-on, and the token was not authorized for it',
    remedy:
      'Authorize the token for the organization (Settings, Developer settings, Configure SSO), or use the token of the job.',
  }),
  'no-permission': (_, undertaking) => ({
    why: 'the token may not do that',
    remedy: `Give the job these permissions:\n${yaml(undertaking.permissions)}\nWhere a workflow is called by another, its caller needs them, too; pull requests from forks never get them.`,
  }),
  'no-pull-requests': () => ({
    why: 'the repository does not let workflows open pull requests',
    remedy:
      'Switch on "Allow GitHub Actions to create and approve pull requests" (Settings, Actions, General), or give the token of an app.',
  }),
  'token-kind': () => ({
    why: 'the organization takes no token of this kind',
    remedy:
      'Leave out "token" to use the token of the job, or give one that the organization takes, such as that of an app.',
  }),
  network: () => ({
    why: 'the organization lets nobody in from the address of this runner',
    remedy:
      'Run the job on a runner whose address is on the list of the organization (Settings, Authentication security, IP allow list), or have the address added.',
  }),
  workflows: () => ({
    why: 'a workflow would change, which the token of a job may never do',
    remedy:
      'Let it write to a folder outside of .github/workflows; or give in "token" the token of an app that may write workflows.',
  }),
  blocked: ({ host }) => ({
    why: `${host} has blocked or locked the repository or the account`,
    remedy: 'Its owner has to settle that with the support of the server; then run the job again.',
  }),
  locked: () => ({
    why: 'the conversation is locked',
    remedy: 'Unlock it, or leave the comment out.',
  }),
  'no-issues': () => ({
    why: 'the repository has no issues',
    remedy:
      'Switch issues on (Settings, General, Features), or look without writing any ("mode: verify" in place of "monitor").',
  }),
  protected: (_, undertaking) => ({
    why: 'the branch is protected',
    remedy: undertaking.otherwise,
  }),
  'rate-limit': ({ host }) => ({
    why: `${host} wants fewer requests, for longer than a job should wait`,
    remedy: 'Run the job again later; a token of your own has a limit of its own.',
  }),
  archived: () => ({
    why: 'the repository is archived',
    remedy: 'Take it out of the archive (Settings), or switch the workflow off.',
  }),
  'not-found': (_, undertaking) => ({
    why: 'there is no such repository that the token may see',
    remedy: `Check owner and name, and that the job has these permissions:\n${yaml(undertaking.permissions)}`,
  }),
  deleted: () => ({
    why: 'what is to be changed was deleted in the meantime',
    remedy: 'Run the job again: it looks for what there is now.',
  }),
  moved: () => ({
    why: 'the branch moved each time while the commit was made',
    remedy: 'Put jobs that write to the branch into one "concurrency" group, then run this one again.',
  }),
  'empty-repository': () => ({
    why: 'the repository is empty',
    remedy: 'Push a first commit to it.',
  }),
  'too-large': () => ({
    why: 'the files are too large for the server',
    remedy: 'Publish fewer or smaller files; archives of the registry may be kept as release assets.',
  }),
  'no-graphql': ({ host }) => ({
    why: `${host} has no GraphQL API with createCommitOnBranch`,
    remedy: 'Update the server to GitHub Enterprise Server 3.6 or later.',
  }),
  refused: () => ({
    why: 'the server refuses it',
    remedy: 'Mend what it says; if that is nothing that you can mend, report it as a bug.',
  }),
  'server-trouble': ({ host }) => ({ why: `${host} is in trouble or overloaded`, remedy: LATER }),
  certificate: ({ host }) => ({
    why: `there is no safe connection to ${host}`,
    remedy:
      'If the server has a certificate of its own authority, name that authority in NODE_EXTRA_CA_CERTS.',
  }),
  unreachable: ({ host }) => ({
    why: `${host} cannot be reached from this machine`,
    remedy:
      'Check GITHUB_API_URL, the network of the runner and its proxy (HTTPS_PROXY), then run the job again.',
  }),
  'not-github': ({ host }) => ({
    why: `${host} does not answer as GitHub's API does`,
    remedy:
      'Check GITHUB_API_URL (on an enterprise server it ends in /api/v3), and that no login page of a proxy stands between.',
  }),
};

/** The lines of a workflow that grant these permissions. */
function yaml(permissions: readonly string[]): string {
  return ['permissions:', ...permissions.map(line => `  ${line}`)].join('\n');
}

function list(permissions: readonly string[]): string {
  return permissions.map(line => `"${line}"`).join(' and ');
}

/** On one line, without control characters, cut. */
function quotation(text: string): string {
  const clean = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return clean.length > MAX_QUOTE_CHARACTERS ? `${clean.slice(0, MAX_QUOTE_CHARACTERS)}…` : clean;
}
