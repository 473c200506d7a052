import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { startMock } from '../../src/live/mock.js';
import { canRunHere, jsonFrom } from '../extract/interpreter.js';

const FASTAPI = `from datetime import date, datetime
from typing import Annotated, Literal
from uuid import UUID
from fastapi import FastAPI, Header, Query
from pydantic import BaseModel, Field
class Item(BaseModel):
    nome: str = Field(min_length=2)
    preco: float | None = None
app = FastAPI()
@app.get("/itens/{id}")
def um(id: int, q: Annotated[str, Query(max_length=3)], ordem: Literal["a", "b"] = "a", x_chave: Annotated[str | None, Header()] = None) -> Item:
    return Item(nome="nome")
@app.post("/itens")
def cria(item: Item) -> Item:
    return item
@app.put("/itens")
def muda(item: Item | None = None):
    return {}
@app.get("/dias/{dia}")
def dias(dia: date, em: datetime | None = None, chave: UUID | None = None):
    return {}
`;
/** A method, a path, and a body as text. */
const REQUESTS: readonly (readonly [string, string, string?])[] = [
  ['GET', '/itens/1?q=a'],
  ['GET', '/itens/1'],
  ['GET', '/itens/um?q=a'],
  ['GET', '/itens/1?q=longo'],
  ['GET', '/itens/1?q=a&ordem=c'],
  ['GET', '/itens/1?q=a&ordem=b'],
  ['POST', '/itens', '{"nome":"ab"}'],
  ['POST', '/itens', '{"nome":"ab","preco":null}'],
  ['POST', '/itens', '{"nome":"a"}'],
  ['POST', '/itens', '{"preco":1}'],
  ['POST', '/itens', '{"nome":"ab","preco":"x"}'],
  ['POST', '/itens', '{'],
  ['POST', '/itens'],
  ['PUT', '/itens'],
  ['PUT', '/itens', '{}'],
  ['GET', '/dias/2026-01-01'],
  ['GET', '/dias/hoje'],
  ['GET', '/dias/2026-01-01?em=1700000000'],
  ['GET', '/dias/2026-01-01?em=2026-01-01T10:00:00Z'],
  ['GET', '/dias/2026-01-01?em=ontem'],
  ['GET', '/dias/2026-01-01?chave=3fa85f6457174562b3fc2c963f66afa6'],
  ['GET', '/dias/2026-01-01?chave=x'],
];
const ASK = `
import json, sys
sys.path.insert(0, sys.argv[1])
from fastapi.testclient import TestClient
from main import app
client = TestClient(app)
headers = {'content-type': 'application/json'}
print(json.dumps([client.request(method, path, content=body[0] if body else None, headers=headers).status_code for method, path, *body in json.load(sys.stdin)]))
`;
const PYTHON = process.env.FASTAPI_PYTHON ?? 'python3';
const whenFastapi = canRunHere(PYTHON, '-c', 'import fastapi, httpx') ? it : it.skip;

async function answered(file: string, source: string) {
  const root = mkdtempSync(join(tmpdir(), 'refdata-declared-'));
  writeFileSync(join(root, file), source);
  const { servers } = await readServers(root, file);
  const [server] = servers;
  if (!server) throw new Error('no server');
  const mock = await startMock(server, { port: 0 });
  const ask = async ([method, path, body]: (typeof REQUESTS)[number]) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(mock.baseUrl + path, { method, headers, ...(body !== undefined && { body }) });
    return [answer.status, await answer.json()] as const;
  };
  return { root, ask, close: () => mock.close() };
}

it('refuses what a signature refuses, in the form of the framework', async () => {
  const { ask, close } = await answered('main.py', FASTAPI);
  const statuses: number[] = [];
  for (const request of REQUESTS) statuses.push((await ask(request))[0]);
  expect(statuses).toEqual([
    ...[200, 422, 422, 422, 422, 200, 200, 200, 422, 422, 422, 422, 422, 200, 422],
    ...[200, 422, 200, 200, 422, 200, 422],
  ]);
  const [, body] = await ask(['GET', '/itens/1']);
  expect(body).toEqual({
    detail: [{ loc: ['texto'], msg: 'texto', type: 'texto', input: 'texto', ctx: {} }],
  });
  await close();
});

whenFastapi('refuses what FastAPI refuses', async () => {
  const { root, ask, close } = await answered('main.py', FASTAPI);
  const statuses: number[] = [];
  for (const request of REQUESTS) statuses.push((await ask(request))[0]);
  expect(statuses).toEqual(jsonFrom(PYTHON, ['-c', ASK, root], JSON.stringify(REQUESTS)));
  await close();
});

it('fails where a handler does without what it reads', async () => {
  const { ask, close } = await answered(
    'loja.df',
    `adopt Kiln
server loja on 8080:
    route GET "/soma":
        respond json {"total": int(query["a"]) + 1}
    route GET "/livre":
        respond json {"total": query["a"] ?? "0"}
`,
  );
  expect((await ask(['GET', '/soma']))[0]).toBe(500);
  expect((await ask(['GET', '/soma?a=1']))[0]).toBe(200);
  expect((await ask(['GET', '/livre']))[0]).toBe(200);
  await close();
});
