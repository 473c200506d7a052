import { parentPort } from 'node:worker_threads';
import { help } from './extract/threads/help.js';

/** Entry of a thread that helps another one to read sources. */
if (parentPort) help(parentPort);
