/**
 * Runs the GitHub emulator until standard input ends, and prints its address. Needs Node 24.
 * Its one installed app has the private key that stands in `APP_PRIVATE_KEY`.
 */
import { createEmulator } from 'emulate';

const [login, name, token] = process.argv.slice(2);
const mayDo = { contents: 'write', issues: 'write', pull_requests: 'write' };
const emulator = await createEmulator({
  service: 'github',
  port: 0,
  seed: {
    tokens: { [token]: { login, scopes: ['repo'] } },
    github: {
      users: [{ login, name: login, email: 'lume@example.org' }],
      repos: [{ owner: login, name, auto_init: true, default_branch: 'main' }],
      apps: [
        {
          app_id: 1,
          slug: 'github-actions',
          name: 'GitHub Actions',
          private_key: process.env.APP_PRIVATE_KEY,
          permissions: mayDo,
          installations: [{ installation_id: 1, account: login, repository_selection: 'all' }],
        },
      ],
    },
  },
});
console.log(emulator.url);
process.stdin.on('end', () => emulator.close()).resume();
