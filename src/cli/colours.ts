import pc from 'picocolors';

/** Colours for people: only on a terminal, and never under NO_COLOR (https://no-color.org). */
export const colours = pc.createColors(wantsColour());

function wantsColour(): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '0') return true;
  return process.stdout.isTTY === true && TERM !== 'dumb';
}
