import { speak } from '../../text/said.js';

/** The tongue of the page, which `lingua.js` says before this is loaded: some modules have their texts from then on. */
const { refdataMessages } = globalThis as { refdataMessages?: Readonly<Record<string, string>> | null };
if (refdataMessages) speak(new Map(Object.entries(refdataMessages)));
