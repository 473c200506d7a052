/** Repositories in the event of a workflow, as GitHub documents them; anything may be missing. */
interface EventPayload {
  readonly repository?: { readonly full_name?: string };
  readonly pull_request?: {
    readonly head?: { readonly repo?: { readonly full_name?: string } | null };
    readonly base?: { readonly sha?: string };
  };
  readonly workflow_run?: { readonly head_repository?: { readonly full_name?: string } | null };
  readonly issue?: { readonly pull_request?: unknown };
}

/**
 * Whether a job may be about code of somebody who cannot write to the repository: a pull request whose head is in
 * another repository (or in one that is gone), a run that such a one has started, a comment on any pull request.
 */
export function isFromFork(event: unknown): boolean {
  if (typeof event !== 'object' || event === null) return false;
  const { repository, pull_request, workflow_run, issue } = event as EventPayload;
  const own = repository?.full_name;
  if (pull_request !== undefined) return own === undefined || pull_request.head?.repo?.full_name !== own;
  if (workflow_run !== undefined) return own === undefined || workflow_run.head_repository?.full_name !== own;
  // Which repository the code comes from is not said there.
  return issue?.pull_request !== undefined;
}

/** The commit that a pull request is compared with, where the event says it. */
export function baseOf(event: unknown): string | undefined {
  const sha = (event as EventPayload | null)?.pull_request?.base?.sha;
  return typeof sha === 'string' && /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined;
}
