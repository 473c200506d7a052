import type { FailureKind } from '../github/failure.js';

/** What git and its server say when a push or the fetch before it fails, most telling first. */
const SIGNS: readonly (readonly [FailureKind, RegExp])[] = [
  ['too-large', /GH001|exceeds GitHub's file size limit|returned error: 413|pack exceeds/i],
  [
    'protected',
    /GH006|GH013|protected branch|rule violations|approv(?:ing|ed) review|(?:valid|verified) signatures|authorized to push to this branch/i,
  ],
  ['archived', /archived so it is read-only/i],
  ['sso', /SAML SSO/i],
  ['network', /IP allow list/i],
  ['token-kind', /forbids access via/i],
  ['workflows', /without `?workflows?`? (?:permission|scope)/i],
  [
    'blocked',
    /access blocked|account (?:was|is|has been) suspended|repository (?:is|has been) (?:disabled|locked)/i,
  ],
  [
    'moved',
    /non-fast-forward|fetch first|cannot lock ref|failed to update ref|reference already exists|stale info|incorrect old value/i,
  ],
  ['bad-token', /Authentication failed|could not read (?:Username|Password)|returned error: 401/i],
  ['no-permission', /returned error: 403|Permission to .* denied|Write access .* not granted/i],
  ['rate-limit', /returned error: 429/],
  ['server-trouble', /returned error: 5\d\d/],
  ['not-found', /repository '.*' not found|returned error: 404/i],
  ['refused', /hook declined|refusing to allow/i],
  ['certificate', /certificate|SSL|TLS/],
  ['unreachable', /unable to access|could not resolve|timed out|hung up|early EOF|RPC failed/i],
];

/** Why git could not do it, from what it wrote to its standard error. */
export function pushFailureKind(stderr: string): FailureKind {
  // An address may hold any word.
  const words = stderr.replace(/'https?:\/\/[^']*'/g, "''");
  return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? 'refused';
}
