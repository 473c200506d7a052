import { createRequire } from 'node:module';
import type { WebhookDefinition } from '@octokit/webhooks-examples';

/** Payloads that GitHub sent, recorded by the maintainers of Octokit. */
const RECORDED = createRequire(import.meta.url)('@octokit/webhooks-examples') as WebhookDefinition[];

/** The repository and the pull request of most of them. */
export const RECORDED_REPOSITORY = 'Codertocat/Hello-World';
export const RECORDED_PULL = 2;

export interface Payload {
  action?: string;
  pull_request?: {
    number: number;
    base: { ref: string; sha: string };
    head: { ref: string; sha: string; label: string; repo: { full_name: string; fork: boolean } | null };
  };
  merge_group?: { base_sha: string; head_sha: string; head_ref: string };
  workflow_run?: {
    event: string;
    head_branch: string;
    head_sha: string;
    head_repository: { full_name: string };
  };
  repository: { full_name: string; default_branch: string };
  ref?: string;
  before?: string;
  after?: string;
}

/**
 * A copy of the first recorded payload of an event with this action. The caller replaces the repository and commits.
 * @param action of the event; for a push, the ref.
 */
export function recordedEvent(name: string, action: string): Payload {
  const { examples } = RECORDED.find(definition => definition.name === name) as unknown as {
    examples: Payload[];
  };
  const found = examples.find(example => (example.action ?? example.ref) === action);
  if (found === undefined) throw new Error(`No ${name} ${action} is recorded.`);
  return structuredClone(found);
}
