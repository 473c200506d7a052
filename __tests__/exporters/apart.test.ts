import { expect, test } from '@jest/globals';
import { documentFindings } from '../../src/exporters/coverage.js';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { read } from '../server/project.js';

const PROGRAM = [
  'adopt Kiln',
  'server s on 8080:',
  '    middleware Kiln.validar({"nome": "texto", "p": "texto", "k": {"tipo": "texto", "padrao": "[0-9]+$"}}, "query")',
  '    middleware Kiln.validar({"nome": "texto"})',
  '    route GET "/x":',
  '        p := int(query["p"] ?? "1")',
  '        k := int(query["k"] ?? "1")',
  '        respond json {"a": query["zz"] ?? 1, "b": p, "k": k, "h": headers["X-A"] ?? 1}',
  '    route POST "/x":',
  '        respond json {"a": body["outro"], "n": body["nome"]}',
].join('\n');

function described() {
  const [server] = read(PROGRAM).servers;
  if (!server) throw new Error('there is no server');
  return { server, document: documentOf(server, {}, { handlers: true }) };
}

test('what is read otherwise than it is declared is told, each of it with its line', () => {
  const { server, document } = described();
  const found = documentFindings(document, server, true).filter(({ rule }) => rule === 'read-apart');
  expect(found.map(({ place, message }) => `${place?.line} ${message}`)).toEqual([
    '3 `p` of the query is read as a whole number, and any text is declared here: another text makes the server fail. It holds for GET /x.',
    '3 `zz` of the query is read and not declared here. It holds for GET /x.',
    '5 The header `X-A` is never there: the server knows headers by small letters alone. It holds for GET /x.',
    '4 `outro` of the body is read and not declared here. It holds for POST /x.',
    '4 `nome` of the body may be missing as it is declared here, and the server fails without it. It holds for POST /x.',
  ]);
});

test('neither of what is declared and what is read hides the other', () => {
  const { document } = described();
  const { '/x': path } = openapiObject(document).paths as Record<string, Record<string, object>>;
  expect(path?.post).toMatchObject({
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { nome: { type: ['string', 'null'] }, outro: {} },
            required: ['nome', 'outro'],
          },
        },
      },
    },
  });
  expect(path?.get).toMatchObject({
    parameters: [{ name: 'nome' }, { name: 'p', schema: { type: 'string' } }, { name: 'k' }, { name: 'zz' }],
  });
});
