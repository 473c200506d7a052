/**
 * Extraction of a configuration on so many threads, in a process for itself:
 *   node bench/threads.mjs <repo> <config> <threads>
 * prints how long it took from start to end, its processor time on all threads, and the peak of memory of the process.
 */
import '../build/compile-later.js';
import { loadConfig } from '../build/config/load.js';
import { extract } from '../build/extract/extract.js';
import { openRepository } from '../build/repository/repository.js';
import { processorTime, time } from './measure.mjs';

const [repo, config, threads] = process.argv.slice(2);
const loaded = loadConfig(config, 'refdata.yml');
const repository = openRepository(repo, loaded.config.limits?.source_mib);
let wall;
const processor = await processorTime(async () => {
  wall = await time(() => extract(loaded, repository, () => {}, { threads: Number(threads) }));
});
console.log(JSON.stringify({ wall, processor, peakMib: process.resourceUsage().maxRSS / 1024 }));
