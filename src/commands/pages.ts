import type { Policy } from '../contract/policy.js';
import type { Finding } from '../findings/finding.js';
import {
  lostFollowers,
  type PagesInput,
  type ReferenceSite,
  referenceSite,
  unrecorded,
} from '../pages/index.js';
import { addressFollowerUnknown, addressUnrecorded } from '../rules/pages.js';
import { Findings } from '../run/findings.js';
import type { RunContext } from '../run/run-context.js';
import { siteSettings } from '../run/site-settings.js';
import { firstOf } from '../text/first-of.js';
import { visible } from '../text/visible.js';

/** Ids named in a message. */
const MAX_SHOWN = 5;

/** What a build has read, of what pages are made of. */
export type ReadReference = Omit<PagesInput, 'idioma' | 'repositorio' | 'programs' | 'ledger' | 'history'> & {
  readonly policy: Policy;
};

/** The pages of a build, and what there is to say about them; no site where refdata.yml wants the data alone. */
export function pagesOf(
  { configuration, repository }: Pick<RunContext, 'configuration' | 'repository'>,
  reference: ReadReference,
): { readonly site: ReferenceSite | undefined; readonly findings: readonly Finding[] } {
  const { config, placeOf } = configuration;
  const found = new Findings(reference.policy);
  const extensao = reference.files.sintaxe.extensao;
  const { hasPages, ...settings } = siteSettings(config, extensao, repository, problem => found.add(problem));
  if (!hasPages) return { site: undefined, findings: found.list };
  const site = referenceSite({ ...reference, ...settings });
  if (config.enderecos !== undefined) {
    const missing = unrecorded(settings.ledger, site.addresses);
    if (missing.length > 0) {
      const message = `${config.enderecos} does not say what is there: ${firstOf(missing, MAX_SHOWN)}.`;
      found.add({ rule: addressUnrecorded.id, message, place: placeOf(['enderecos']) });
    }
    for (const { id, agora, isCircle } of lostFollowers(settings.ledger, each => site.addresses.has(each))) {
      const message = isCircle
        ? `${visible(id)} is said to be ${visible(agora)} now, and what is said of that leads in a circle.`
        : `${visible(id)} is said to be ${visible(agora)} now, which is nothing that there is or was.`;
      found.add({ rule: addressFollowerUnknown.id, message, place: { file: config.enderecos } });
    }
  }
  return { site, findings: found.list };
}
