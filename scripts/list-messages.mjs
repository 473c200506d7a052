/**
 * `npm run messages`: the messages that have no translation yet, each with the places that say it, as lines to be filled in and
 * put anywhere into `data/messages.pt.json`. `npm run messages -- --tidy` sorts that file and takes out what nothing says any more.
 * What is no message (data, code) goes into `scripts/not-messages.json`.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOGUE, compareTexts, translations, unmatched } from './messages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { missing, unused } = unmatched(root);
for (const [key, places] of missing) {
  console.error(`# ${places.join(', ')}`);
  console.log(`  ${JSON.stringify(key)}: "",`);
}
for (const key of unused) console.error(`# unused: ${JSON.stringify(key)}`);
if (process.argv.includes('--tidy')) {
  const kept = Object.entries(translations(root)).filter(([key]) => !unused.includes(key));
  kept.sort(([a], [b]) => compareTexts(a, b));
  writeFileSync(join(root, 'data', CATALOGUE), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
console.error(`${missing.length} without a translation, ${unused.length} unused`);
process.exitCode = missing.length + unused.length > 0 ? 1 : 0;
