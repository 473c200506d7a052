import { z } from 'zod';
import { jsonOrNull } from '../contract/json-object.js';
import { UserError } from '../findings/user-error.js';

/** Who vouches for jobs of github.com. */
export const ISSUER = 'https://token.actions.githubusercontent.com';

const CLAIMS = z.object({
  iss: z.string(),
  sub: z.string(),
  ref: z.string(),
  sha: z.string(),
  repository: z.string(),
  event_name: z.string(),
  job_workflow_ref: z.string(),
  workflow_ref: z.string(),
  repository_id: z.string(),
  repository_owner_id: z.string(),
  repository_visibility: z.string(),
  runner_environment: z.string(),
  run_id: z.string(),
  run_attempt: z.string(),
});

/** What GitHub says of a job in its identity token. */
export type Claims = z.output<typeof CLAIMS>;

/**
 * Reads an identity token that GitHub has just given to the job. Whether it is genuine is judged by the authority that it is
 * shown to.
 * @throws {UserError} for a token that is no such thing.
 */
export function readClaims(token: string): Claims {
  const [, payload = ''] = token.split('.');
  const parsed = CLAIMS.safeParse(jsonOrNull(Buffer.from(payload, 'base64url').toString('utf8')));
  if (parsed.success) return parsed.data;
  throw new UserError(
    'Nothing can be attested: the identity token of this job says too little about it.',
    'Run the job on github.com: enterprise servers give other tokens.',
    { cause: parsed.error },
  );
}
