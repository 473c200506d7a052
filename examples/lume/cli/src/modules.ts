import type { ModuleDoc } from './module.js';
import { color } from './modules/color.js';
import { list } from './modules/list.js';
import { mathematics, statistics } from './modules/numbers.js';
import { text } from './modules/text.js';
import { time } from './modules/time.js';
import { validation } from './modules/validation.js';

/** The library as the command line shows it. The modules themselves are written in Lume, in `biblioteca/`. */
export const MODULES: readonly ModuleDoc[] = [text, list, mathematics, statistics, time, color, validation];
