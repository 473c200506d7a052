import { headerRules } from '../hosting.js';
import type { Host } from './host.js';

/** Netlify and Cloudflare Pages: a path in the first column, its headers below. The folder is the root of the site. */
export const host: Host = {
  name: 'Netlify, Cloudflare Pages',
  path: '/_headers',
  render: ({ archived }) =>
    headerRules(archived)
      .map(({ path, headers }) =>
        [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
      )
      .join('\n'),
};
