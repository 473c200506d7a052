import type { Progress } from '../extract/index.js';
import { word } from '../text/said.js';

/** Shows what is being done, on a terminal only: elsewhere progress is noise. Call `stop` before printing anything else. */
export async function startProgress(quiet: boolean): Promise<{ step: Progress; stop: () => void }> {
  if (quiet || !process.stderr.isTTY) return { step: () => {}, stop: () => {} };
  const { default: spinner } = await import('yocto-spinner');
  const running = spinner({ stream: process.stderr }).start(word('starting'));
  return {
    step: part => {
      running.text = part;
    },
    stop: () => running.stop(),
  };
}
