import * as core from '@actions/core';
import { type Attester, attesterFor } from '../attest/attester.js';
import { UserError } from '../findings/user-error.js';
import { type Inputs, isYes } from './inputs.js';
import type { Job } from './mode.js';

/** Whom the identity token of the job is shown to. */
const AUDIENCE = 'sigstore';

/** Vouches for what this job makes, where that is asked for; otherwise null. */
export function attesterOf({ attest }: Inputs, { runner, say }: Job): Attester | null {
  if (!isYes(attest)) return null;
  const { REFDATA_FULCIO_URL: fulcio, REFDATA_REKOR_URL: rekor } = process.env;
  const own =
    fulcio && rekor ? { fulcio: fulcio.replace(/\/+$/, ''), rekor: rekor.replace(/\/+$/, '') } : undefined;
  const sign = attesterFor(identityToken, runner.serverUrl, own);
  return subjects => {
    say('Attesting what was built');
    return sign(subjects);
  };
}

async function identityToken(): Promise<string> {
  if (!process.env.ACTIONS_ID_TOKEN_REQUEST_URL)
    throw new UserError(
      'Nothing was attested: GitHub gives this job no identity token.',
      'Add "id-token: write" to the permissions of the job, and to those of the caller of a reusable workflow. Pull requests from forks never get one.',
    );
  try {
    return await core.getIDToken(AUDIENCE);
  } catch (cause) {
    throw new UserError(
      `Nothing was attested: the identity token of this job cannot be had (${(cause as Error).message.replace(/\s+/g, ' ').slice(0, 200)}).`,
      'Run the job again.',
      { cause },
    );
  }
}
