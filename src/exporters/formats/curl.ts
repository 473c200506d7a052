import { visibleLine } from '../../report/visible.js';
import type { Route } from '../../server/route.js';
import { type ClientRequest, clientRequests, queryText } from '../client-request.js';
import type { ApiDocument } from '../document.js';
import { WEBSOCKET } from '../methods.js';
import { addressPath } from '../pattern.js';
import type { Exporter } from './exporter.js';

/** A curl command for each route, for any POSIX shell; `<name>` stands for a parameter. */
export const exporter: Exporter = {
  name: 'curl',
  title: 'curl',
  fileName: 'curl.sh',
  mediaType: 'text/x-shellscript',
  export: curlText,
};

const MAX_COMMENT_CHARACTERS = 500;

function curlText(document: ApiDocument): string {
  const requests = new Map(clientRequests(document).map(request => [request.route, request]));
  const blocks = document.routes.map(route => {
    const request = requests.get(route);
    return request === undefined ? socketComment(route) : commandOf(request, document.base);
  });
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}

function commandOf({ route, method, name, query, headers, body }: ClientRequest, base: string): string {
  const address = `${base}${addressPath(route.path, parameter => `<${parameter}>`)}${queryText(query)}`;
  const lines = [
    `curl${methodFlag(method)} ${quote(address)}`,
    ...headers.map(header => `  -H ${quote(`${header.name}: ${header.value}`)}`),
    ...(body === null ? [] : [`  -d ${quote(body)}`]),
  ];
  return `${comment(name)}\n${lines.join(' \\\n')}`;
}

function methodFlag(method: string): string {
  if (method === 'GET') return '';
  // With -X HEAD, curl would wait for a body that never comes.
  if (method === 'HEAD') return ' --head';
  return ` -X ${/^[A-Z]+$/.test(method) ? method : quote(method)}`;
}

function socketComment({ path }: Route): string {
  return comment(`${WEBSOCKET} ${path}: WebSocket, que não é um pedido do curl`);
}

function comment(text: string): string {
  return `# ${visibleLine(text, MAX_COMMENT_CHARACTERS)}`;
}

/** One word for a POSIX shell, whatever stands in it. No shell can pass on a NUL. */
function quote(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", "'\\''")}'`;
}
