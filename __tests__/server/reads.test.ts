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
    { name: 'x-modo', in: 'header', required: true, schema: TEXT },
    { name: 'ordem', in: 'query', required: true, schema: TEXT },
    { name: 'pagina', in: 'query', schema: { type: 'integer', default: 1 } },
  ]);
  expect(paths['/itens']?.post?.requestBody).toEqual({
    required: true,
    content: {
      'application/json': { schema: { type: 'object', properties: { nome: {} }, required: ['nome'] } },
    },
  });
  expect(paths['/fixos/{id}']?.get?.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
  ]);
});

test('bodies that are written are described, as far as they are constant, for each call of a helper', () => {
  const { paths } = described(true);
  const json = (path: string, method: string, status: string) =>
    paths[path]?.[method]?.responses[status]?.content?.['application/json'];
  // The same as what the library refuses with: one shape of both.
  expect(json('/itens', 'get', '409')).toEqual({
    schema: { $ref: '#/components/schemas/Erro' },
    example: { erro: 'a' },
  });
  expect(json('/itens', 'get', '410')).toEqual({
    schema: { type: 'object', properties: { erro: {} }, required: ['erro'] },
  });
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
  expect(components).toEqual({
    schemas: {
      Erro: { type: 'object', properties: { erro: TEXT }, required: ['erro'] },
      // What those get that a handler cannot read.
      Erro2: {
        type: 'object',
        properties: { erro: TEXT, status: { const: 500 } },
        required: ['erro', 'status'],
      },
    },
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  });
  expect(paths['/padrao']?.get?.security).toEqual([{ bearer: [] }]);
});

test('without being asked for, nothing of it is described but statuses and media types', () => {
  const { paths, components } = described(false);
  expect(components).toBeUndefined();
  expect(paths['/itens']?.get).not.toHaveProperty('parameters');
  expect(paths['/itens']?.get?.responses['409']?.content).toEqual({ 'application/json': { schema: {} } });
});

const PARTS = [
  'adopt Kiln',
  '// Tudo o que se vende.',
  'server catalogo:',
  '    middleware Kiln.guard(lambda r => r["headers"]["x-chave"] is "1")',
  '    route GET "/itens":',
  '        respond json Kiln.paginar(Kiln.buscar([{"id": 1}], req), req, 5)',
  'server s on 8080:',
  '    mount catalogo at "/api"',
  '    route POST "/fotos":',
  '        foto := Kiln.upload(req, "foto")',
  '        given foto is void:',
  '            respond 400',
  '        respond 201 json {"nome": body["nome"], "doc": req.files["doc"]}',
  '    route GET "/eu":',
  '        respond Kiln.cookie(Kiln.json({"tema": req.cookies["tema"] ?? "claro"}), "visto", 1)',
  '    route GET "/fila":',
  '        respond Kiln.sse(action (fluxo):',
  '            fluxo.enviar({"a": 1, "b": [1, 2]})',
  '        )',
  '// De dentro.',
  'admin := Kiln.group(s, "/admin")',
  'Kiln.get(admin, "/resumo", lambda req => Kiln.json({}, 200, {"X-Total": 1}))',
].join('\n');

test('uploads, cookies, pages and streams are described, and parts of a server are its tags', () => {
  const [server] = read(PARTS).servers.filter(({ name }) => name === 's');
  if (!server) throw new Error('there is no server');
  const { paths, tags } = JSON.parse(openapi(server, {}, { handlers: true })) as {
    paths: Record<string, Record<string, Operation & { tags: string[] }>>;
    tags: unknown;
  };
  expect(tags).toEqual([
    { name: 'catalogo', description: 'Tudo o que se vende.' },
    { name: 'fotos' },
    { name: 'eu' },
    { name: 'fila' },
    { name: 'admin', description: 'De dentro.' },
  ]);
  expect(paths['/api/itens']?.get?.tags).toEqual(['catalogo']);
  expect(paths['/api/itens']?.get?.parameters).toEqual([
    { name: 'x-chave', in: 'header', required: true, schema: TEXT },
    { name: 'q', in: 'query', schema: TEXT },
    { name: 'pagina', in: 'query', schema: { type: 'integer', default: 1 } },
    { name: 'por_pagina', in: 'query', schema: { type: 'integer', default: 5 } },
  ]);
  const file = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };
  expect(paths['/fotos']?.post?.requestBody).toEqual({
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: { nome: {}, foto: file, doc: file },
          required: ['nome', 'doc'],
        },
      },
    },
  });
  expect(paths['/eu']?.get?.parameters).toContainEqual({
    name: 'tema',
    in: 'cookie',
    schema: { type: 'string', default: 'claro' },
  });
  expect(paths['/eu']?.get?.responses['200']).toMatchObject({ headers: { 'Set-Cookie': { schema: TEXT } } });
  expect(paths['/admin/resumo']?.get?.responses['200']).toMatchObject({
    headers: { 'X-Total': { schema: TEXT } },
  });
  // The guard fails where the header that it reads in brackets is missing.
  expect(Object.keys(paths['/fila']?.get?.responses ?? {})).toEqual(['200', '403', '500']);
  expect(paths['/fila']?.get?.responses['200']?.content).toHaveProperty(['text/event-stream']);
});
