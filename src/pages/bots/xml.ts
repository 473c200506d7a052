import { html } from '../../site/html.js';

/** What XML may not hold, besides what is never shown. */
const NO_CHARACTERS = /[\uFFFE\uFFFF]/g;

/** Text as XML has it, in an element or in a quoted attribute. */
export function xml(text: string): string {
  return html(text).replace(NO_CHARACTERS, '\uFFFD');
}
