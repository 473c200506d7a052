import type { Claims } from './claims.js';
import type { Subject } from './subject.js';

export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
export const PROVENANCE_TYPE = 'https://slsa.dev/provenance/v1';

/**
 * What is signed: these files came of this run of this workflow at this commit, in the words that actions/attest uses
 * (https://slsa.dev/provenance/v1, https://actions.github.io/buildtypes/workflow/v1).
 */
export function provenanceOf(subjects: readonly Subject[], claims: Claims, serverUrl: string): object {
  const { repository, ref, sha } = claims;
  const [path] = claims.workflow_ref.replace(`${repository}/`, '').split('@');
  return {
    _type: STATEMENT_TYPE,
    subject: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    predicateType: PROVENANCE_TYPE,
    predicate: {
      buildDefinition: {
        buildType: 'https://actions.github.io/buildtypes/workflow/v1',
        externalParameters: { workflow: { ref, repository: `${serverUrl}/${repository}`, path } },
        internalParameters: {
          github: {
            event_name: claims.event_name,
            repository_id: claims.repository_id,
            repository_owner_id: claims.repository_owner_id,
            runner_environment: claims.runner_environment,
          },
        },
        resolvedDependencies: [{ uri: `git+${serverUrl}/${repository}@${ref}`, digest: { gitCommit: sha } }],
      },
      runDetails: {
        builder: { id: `${serverUrl}/${claims.job_workflow_ref}` },
        metadata: {
          invocationId: `${serverUrl}/${repository}/actions/runs/${claims.run_id}/attempts/${claims.run_attempt}`,
        },
      },
    },
  };
}
