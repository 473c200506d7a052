/**
 * Extraction of a configuration on a number of threads, in a process of its own:
 *   node bench/threads.mjs <repo> <config> <threads> <runs>
 * prints how long it took from start to end the first time and, when all threads are warm, at least; processor time on all threads
 * the first time, and the peak of memory of the process by then.
 */
import '../build/engine.js';
import { loadConfig } from '../build/config/load.js';
import { extract } from '../build/extract/extract.js';
import { openRepository } from '../build/repository/repository.js';
import { processorTime, time } from './measure.mjs';

const [repo, config, threads, runs] = process.argv.slice(2);
const loaded = loadConfig(config, 'refdata.yml');
const repository = openRepository(repo, loaded.config.limits?.source_mib);
const once = () => time(() => extract(loaded, repository, () => {}, { threads: Number(threads) }));
let wall;
const processor = await processorTime(async () => {
  wall = await once();
});
const peakMib = process.resourceUsage().maxRSS / 1024;
const warm = [];
for (let i = 0; i < Number(runs); i += 1) warm.push(await once());
console.log(JSON.stringify({ wall, processor, peakMib, warm: Math.min(...warm) }));
