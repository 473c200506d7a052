import { REVALIDATE } from '../site/hosting.js';
import type { SnapshotOptions } from './snapshot.js';

/** Addresses below this one are those of the developer's server; no site has them. */
const DEV_FOLDER = '/-/refdata-dev/';
const DEV_SCRIPT = `${DEV_FOLDER}reload.js`;
const DEV_LISTENER = `${DEV_FOLDER}listener.js`;
export const DEV_EVENTS = `${DEV_FOLDER}events`;
/** Over which pages hear what is so. */
const CHANNEL = 'refdata-dev';

/** A page with the script that reloads it; every other file as it is. Files on disk have nothing of it. */
export function withReload(build: string): NonNullable<SnapshotOptions['rewrite']> {
  return (path, bytes) => {
    if (!path.endsWith('.html')) return bytes;
    const text = Buffer.from(bytes).toString('utf8');
    const end = text.lastIndexOf('</body>');
    const at = end < 0 ? text.length : end;
    return Buffer.from(`${text.slice(0, at)}${scriptTag(build)}${text.slice(at)}`);
  };
}

/** A page for who has no site yet: what stands in its way is shown by the script. */
export function waitingPage(build: string): string {
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>refdata dev</title><body>${scriptTag(build)}</body></html>\n`;
}

export const WAITING_HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': REVALIDATE };

function scriptTag(build: string): string {
  return `<script src="${DEV_SCRIPT}" data-build="${build}"></script>`;
}

/** What the script shows is set as text: nothing of a message is obeyed. */
const RELOAD_SCRIPT = `(() => {
  const { build } = document.currentScript.dataset;
  let panel;
  const element = (name, text, style) => {
    const made = document.createElement(name);
    made.textContent = text;
    made.style.cssText = style;
    return made;
  };
  const show = ({ title, problems }) => {
    panel?.remove();
    panel = element('div', '', 'position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:2147483647;background:#fff;color:#1b1b1b;border-top:4px solid #b3261e;font:14px/1.5 ui-monospace,monospace;padding:1rem;text-align:left');
    panel.setAttribute('role', 'alert');
    panel.dataset.refdataDev = 'problems';
    panel.append(element('strong', title, 'color:#b3261e'));
    for (const { where, message, remedy } of problems) {
      panel.append(element('pre', (where ? where + '  ' : '') + message, 'margin:.75rem 0 0;white-space:pre-wrap;font:inherit'));
      if (remedy) panel.append(element('div', '-> ' + remedy, 'color:#555'));
    }
    document.body.append(panel);
  };
  const told = ({ data }) => {
    const state = JSON.parse(data);
    if (state.build !== build) location.reload();
    else if (state.problems.length > 0) show(state);
    else panel?.remove();
  };
  if (typeof SharedWorker === 'undefined') new EventSource('${DEV_EVENTS}').onmessage = told;
  else {
    new BroadcastChannel('${CHANNEL}').onmessage = told;
    new SharedWorker('${DEV_LISTENER}');
  }
})();
`;

/**
 * Listens for all pages that are open, which may be more than the six connections that a browser has to a server. For each that
 * comes it listens anew, since what is so by now is told first.
 */
const LISTENER_SCRIPT = `let events;
const channel = new BroadcastChannel('${CHANNEL}');
onconnect = () => {
  events?.close();
  events = new EventSource('${DEV_EVENTS}');
  events.onmessage = ({ data }) => channel.postMessage(data);
};
`;

/** Scripts by their addresses. */
export const DEV_SCRIPTS: ReadonlyMap<string, string> = new Map([
  [DEV_SCRIPT, RELOAD_SCRIPT],
  [DEV_LISTENER, LISTENER_SCRIPT],
]);
