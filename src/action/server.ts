import { UserError } from '../findings/user-error.js';
import { GitHub } from '../github/client.js';
import { explainFailure, GitHubError, type Undertaking } from '../github/failure.js';
import type { Server } from '../publish/change-branch.js';
import type { Runner } from './runner.js';

/**
 * The repository of the workflow, by API and by git.
 * @throws {UserError} without a repository or a token.
 */
export function serverOf(runner: Runner, token: string, undertaking: Undertaking): Server {
  const { repository, serverUrl, apiUrl, graphqlUrl, temporary } = runner;
  if (!/^[^/]+\/[^/]+$/.test(repository)) {
    throw new UserError(
      'GITHUB_REPOSITORY does not say which repository to write to.',
      'Run this in a job of GitHub Actions, or set it to owner/name.',
    );
  }
  try {
    return {
      github: new GitHub({ apiUrl, graphqlUrl, token, repository }),
      git: { url: new URL(`${serverUrl.replace(/\/+$/, '')}/${repository}`), token, temporary },
    };
  } catch (error) {
    if (error instanceof GitHubError) throw explainFailure(error, undertaking);
    throw error;
  }
}
