/**
 * Extraction of a recipe against the bare parser on the same files, one after the other in one process:
 *   npm run generate && node bench/symbols.mjs recipes/python/refdata.yml /usr/lib/python3.11
 */
import { prepareExtraction, prepareParsing } from './extraction.mjs';
import { processorTime } from './measure.mjs';

const [config, repo] = process.argv.slice(2);
if (!config || !repo) throw new Error('usage: node bench/symbols.mjs <refdata.yml> <folder>');

// The first run finds out which files are parsed, and warms up.
const files = await prepareExtraction(repo, config).parsed();
const parsing = await prepareParsing(repo, files);
const rounds = 3;
const parse = [];
const extract = [];
for (let i = 0; i < rounds; i += 1) {
  parse.push(await processorTime(() => parsing.run()));
  extract.push(await processorTime(() => prepareExtraction(repo, config).run()));
}
const best = times => Math.min(...times);
console.log(`${files.length} files, ${(parsing.bytes / 2 ** 20).toFixed(1)} MiB`);
console.log(`parser alone ${best(parse).toFixed(0)} ms, extraction ${best(extract).toFixed(0)} ms`);
console.log(`ratio ${(best(extract) / best(parse)).toFixed(2)}`);
console.log(`peak ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MiB`);
