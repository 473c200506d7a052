import { expect, test } from '@jest/globals';
import { openapi } from '../../src/commands/describe.js';
import { read } from './project.js';

const PROGRAM = [
  'adopt Kiln',
  'steady PADRAO := {"nome": "x", "preco": 1.5}',
  'itens := [{"id": 1}]',
  'fixos := [{"id": 1}, {"id": 2}]',
  'action pagina(q):',
  '    yield {"total": len(itens), "itens": itens, "pagina": int(q["pagina"] ?? "1")}',
  'action erro(status, texto):',
  '    yield Kiln.json({"erro": texto}, status)',
  'action conhecido(senha):',
  '    yield senha',
  'server s on 8080:',
  '    middleware Kiln.auth(conhecido)',
  '    route GET "/itens":',
  '        limite := int(query["limite"] ?? 10)',
  '        given req.headers["x-modo"] is "1":',
  '            respond erro(409, "a")',
  '        given query.ordem is "b":',
  '            respond erro(410, query["ordem"])',
  '        respond json pagina(query)',
  '    route POST "/itens":',
  '        append(itens, {"id": 2})',
  '        respond 201 json {"id": len(itens), "nome": body["nome"]}',
  '    route GET "/fixos/:id":',
  '        id := int(params["id"])',
  '        respond json fixos',
  '    route GET "/padrao":',
  '        respond PADRAO',
].join('\n');

interface Operation {
  readonly parameters?: unknown[];
  readonly requestBody?: unknown;
  readonly security?: unknown;
  readonly responses: Record<string, { content?: Record<string, { schema: unknown; example?: unknown }> }>;
}

function described(handlers: boolean) {
  const [server] = read(PROGRAM).servers;
  if (!server) throw new Error('there is no server');
  return JSON.parse(openapi(server, {}, { handlers })) as {
    paths: Record<string, Record<string, Operation>>;
    components?: unknown;
  };
}

const TEXT = { type: 'string' };

test('what a handler reads is described with defaults and types, in actions that it calls, too', () => {
  const { paths } = described(true);
  expect(paths['/itens']?.get?.parameters).toEqual([
    { name: 'limite', in: 'query', schema: { type: 'integer', default: 10 } },
    { name: 'x-modo', in: 'header', schema: TEXT },
    { name: 'ordem', in: 'query', schema: TEXT },
    { name: 'pagina', in: 'query', schema: { type: 'integer', default: 1 } },
  ]);
  expect(paths['/itens']?.post?.requestBody).toEqual({
    content: { 'application/json': { schema: { type: 'object', properties: { nome: {} } } } },
  });
  expect(paths['/fixos/{id}']?.get?.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
  ]);
});

test('bodies that are written are described, as far as they are constant, for each call of a helper', () => {
  const { paths } = described(true);
  const json = (path: string, method: string, status: string) =>
    paths[path]?.[method]?.responses[status]?.content?.['application/json'];
  const error = { type: 'object', properties: { erro: TEXT }, required: ['erro'] };
  expect(json('/itens', 'get', '409')).toEqual({ schema: error, example: { erro: 'a' } });
  expect(json('/itens', 'get', '410')).toEqual({ schema: { ...error, properties: { erro: {} } } });
  // A route adds to the list: what it holds is not known in any of them.
  expect(json('/itens', 'get', '200')?.schema).toEqual({
    type: 'object',
    properties: {
      total: { type: 'integer' },
      itens: { type: 'array', items: {} },
      pagina: { type: 'integer' },
    },
    required: ['total', 'itens', 'pagina'],
  });
  expect(json('/fixos/{id}', 'get', '200')).toEqual({
    schema: {
      type: 'array',
      items: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
    },
    example: [{ id: 1 }, { id: 2 }],
  });
  expect(json('/padrao', 'get', '200')?.example).toEqual({ nome: 'x', preco: 1.5 });
});

test('who has to say who they are is described', () => {
  const { paths, components } = described(true);
  expect(components).toEqual({ securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } });
  expect(paths['/padrao']?.get?.security).toEqual([{ bearer: [] }]);
});

test('without being asked for, nothing of it is described but statuses and media types', () => {
  const { paths, components } = described(false);
  expect(components).toBeUndefined();
  expect(paths['/itens']?.get).not.toHaveProperty('parameters');
  expect(paths['/itens']?.get?.responses['409']?.content).toEqual({ 'application/json': { schema: {} } });
});
