import { headerRules } from '../hosting.js';
import type { Host } from './host.js';

/** Vercel: `source` is a pattern of path-to-regexp. The folder is the root of the site. */
export const host: Host = {
  name: 'Vercel',
  path: '/vercel.json',
  render: ({ archived }) => {
    const headers = headerRules(archived).map(rule => ({
      source: rule.path.replace(/\*$/, '(.*)'),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    }));
    return `${JSON.stringify(
      {
        $schema: 'https://openapi.vercel.sh/vercel.json',
        cleanUrls: true,
        trailingSlash: false,
        headers,
      },
      null,
      2,
    )}\n`;
  },
};
