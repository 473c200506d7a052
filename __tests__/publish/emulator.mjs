/** Runs the GitHub emulator until standard input ends, and prints its address. Needs Node 24. */
import { createEmulator } from 'emulate';

const [login, name, token] = process.argv.slice(2);
const emulator = await createEmulator({
  service: 'github',
  port: 0,
  seed: {
    tokens: { [token]: { login, scopes: ['repo'] } },
    github: {
      users: [{ login, name: login, email: 'lume@example.org' }],
      repos: [{ owner: login, name, auto_init: true, default_branch: 'main' }],
    },
  },
});
console.log(emulator.url);
process.stdin.on('end', () => emulator.close()).resume();
