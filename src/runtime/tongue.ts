import { type Say, said, sayBy, speak, TONGUES, type Tongue, type Translations } from '../text/said.js';
import { readAsset } from './assets.js';

/** What `--lang` says in arguments; the last one counts, as for every option. */
export function tongueIn(args: readonly string[]): string | undefined {
  return tonguesIn(args).at(-1)?.value;
}

/** Arguments without `--lang`, which stands anywhere in front of `--`. */
export function withoutTongue(args: readonly string[]): string[] {
  const taken = new Set(tonguesIn(args).flatMap(({ at }) => at));
  return args.filter((_, i) => !taken.has(i));
}

function tonguesIn(args: readonly string[]): { value: string; at: number[] }[] {
  const end = args.indexOf('--');
  const own = end === -1 ? args : args.slice(0, end);
  return own.flatMap((arg, i) => {
    if (arg === '--lang') return [{ value: own[i + 1] ?? '', at: [i, i + 1] }];
    return arg.startsWith('--lang=') ? [{ value: arg.slice('--lang='.length), at: [i] }] : [];
  });
}

/**
 * Has everything said in this tongue. It has to be called before the modules that say something are loaded, as some of them
 * have their texts from then on; what runs in other processes and threads of ours finds it in the environment.
 * @param asked a tongue that nobody knows is passed over here, and told by who reads the options.
 */
export function beginIn(asked: string | undefined): void {
  // What `npm run build` marks calls this.
  Object.defineProperty(globalThis, '$said', { value: said, configurable: true, writable: true });
  const tongue = TONGUES.find(known => known === asked);
  if (tongue === undefined) return;
  process.env.REFDATA_LANG = tongue;
  if (tongue === 'en') return;
  speak(portuguese());
}

/** The tongue that somebody has asked for, in which all is said; nothing where nobody has. */
export function askedTongue(): Tongue | undefined {
  return TONGUES.find(known => known === process.env.REFDATA_LANG);
}

/** Says texts in a tongue, for what is written for others than those who read what is printed. */
export function sayIn(tongue: Tongue): Say {
  return sayBy(tongue === 'en' ? undefined : portuguese());
}

function portuguese(): Translations {
  return new Map(Object.entries(JSON.parse(readAsset('data/messages.pt.json').toString('utf8'))));
}
