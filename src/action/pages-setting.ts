import { z } from 'zod';
import type { Server } from '../publish/change-branch.js';
import type { SitePlace } from '../publish/publish-site.js';

const PAGES = z.object({
  html_url: z.string().optional(),
  build_type: z.string().nullish(),
  source: z.object({ branch: z.string(), path: z.string().optional() }).nullable().optional(),
  public: z.boolean().optional(),
});

/** What the repository's settings say of GitHub Pages. */
export type PagesSetting = z.output<typeof PAGES>;

/** The setting, if it can be asked for; null otherwise. A service, and never the reason to fail. */
export async function pagesSetting(server: Server): Promise<PagesSetting | null | 'unknown'> {
  try {
    return await server.github.find('GET /repos/{owner}/{repo}/pages', PAGES);
  } catch {
    return 'unknown';
  }
}

/** Where Pages serves a branch, if it can be told, and what to do where it is not seen to. */
export async function servedAt(
  server: Server,
  { branch, folder }: Pick<SitePlace, 'branch' | 'folder'>,
): Promise<{ url: string | null; hint: string }> {
  const pages = await pagesSetting(server);
  if (pages === 'unknown') return { url: null, hint: '' };
  if (pages !== null && servesBranch(pages, branch)) return { url: addressOf(pages, folder), hint: '' };
  const hint = `Pages is not seen to serve it: choose the branch ${branch} under Settings, Pages, or grant the job "pages: read".`;
  return { url: null, hint };
}

/** A site that a workflow deploys still names the branch that it was once built from. */
function servesBranch({ build_type, source }: PagesSetting, branch: string): boolean {
  return build_type !== 'workflow' && (source === undefined || source?.branch === branch);
}

/** Pages serves the root of the branch, or its folder `docs`; null for what is outside. */
function addressOf({ html_url, source }: PagesSetting, folder: string): string | null {
  const served = (source?.path ?? '/').replace(/^\//, '');
  if (html_url === undefined || (served !== '' && folder !== served && !folder.startsWith(`${served}/`)))
    return null;
  const rest = folder.slice(served.length).replace(/^\//, '');
  return `${html_url.replace(/\/+$/, '')}/${rest === '' ? '' : `${rest}/`}`;
}
