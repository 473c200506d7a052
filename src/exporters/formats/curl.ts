import type { Credential } from '../../server/index.js';
import { visibleLine } from '../../text/visible.js';
import { written } from '../address.js';
import { type FormField, URLENCODED } from '../asked-request.js';
import { type ClientRequest, clientRequests, credentialVariables, queryText } from '../client-request.js';
import type { DescribedRoute } from '../described-route.js';
import type { ApiDocument } from '../document.js';
import { WEBSOCKET } from '../methods.js';
import type { Exporter } from './exporter.js';

/** A curl command for each route, for any POSIX shell; `<name>` stands for a parameter. */
export const exporter: Exporter = {
  name: 'curl',
  title: 'curl',
  fileName: 'curl.sh',
  mediaType: 'text/x-shellscript',
  export: curlText,
};

/** The command goes on in the next line. */
const NEXT_LINE = ' \\\n  ';
const MAX_COMMENT_CHARACTERS = 500;

function curlText(document: ApiDocument): string {
  const requests = new Map(clientRequests(document).map(request => [request.described, request]));
  const blocks = document.routes.map(described => {
    const request = requests.get(described);
    return request === undefined ? socketComment(described) : commandOf(request, document.base);
  });
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}

function commandOf(request: ClientRequest, base: string): string {
  const { described, method, query, headers, body, fields } = request;
  const path = written(described.address, parameter => `<${parameter}>`);
  let command = `${comment(request.name)}\ncurl${methodFlag(method)} ${quote((request.base ?? base) + path + queryText(query))}`;
  for (const credential of request.credentials) command += NEXT_LINE + credentialFlag(credential);
  // Behind a colon curl takes nothing for a header to leave out.
  for (const { name, value } of headers)
    command += `${NEXT_LINE}-H ${quote(value.trim() === '' ? `${name};` : `${name}: ${value}`)}`;
  if (body === null) return command;
  if (fields && request.media !== URLENCODED)
    return fields.reduce(
      (made, field) =>
        `${made}${NEXT_LINE}${field.isFile ? '-F' : '--form-string'} ${quote(formField(field))}`,
      command,
    );
  if (request.isFile) return `${command}${NEXT_LINE}--data-binary ${quote(`@${body}`)}`;
  return `${command}${NEXT_LINE}${body.startsWith('@') ? '--data-raw' : '-d'} ${quote(body)}`;
}

function formField({ name, value, isFile }: FormField): string {
  return `${name}=${isFile ? '@' : ''}${value}`;
}

/** `<name>` stands for what only the user knows. */
function credentialFlag(credential: Credential): string {
  const [first = '', second = ''] = credentialVariables(credential);
  const { kind, name } = credential;
  if (kind === 'basic') return `-u ${quote(`<${first}>:<${second}>`)}`;
  if (kind === 'bearer') return `-H ${quote(`${name}: Bearer <${first}>`)}`;
  if (credential.in === 'cookie') return `-b ${quote(`${name}=<${first}>`)}`;
  if (credential.in === 'query') return `--url-query ${quote(`${name}=<${first}>`)}`;
  return `-H ${quote(`${name}: <${first}>`)}`;
}

function methodFlag(method: string): string {
  if (method === 'GET') return '';
  // With -X HEAD, curl would wait for a body that never comes.
  if (method === 'HEAD') return ' --head';
  return ` -X ${/^[A-Z]+$/.test(method) ? method : quote(method)}`;
}

function socketComment({ route }: DescribedRoute): string {
  return comment(`${WEBSOCKET} ${route.path}: WebSocket, que não é um pedido do curl`);
}

function comment(text: string): string {
  return `# ${visibleLine(text, MAX_COMMENT_CHARACTERS)}`;
}

/** One word for a POSIX shell, whatever stands in it. No shell can pass on a NUL. */
function quote(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", "'\\''")}'`;
}
