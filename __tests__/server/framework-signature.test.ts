import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { canRunHere, jsonFrom } from '../extract/interpreter.js';

const APP = `from enum import Enum
from typing import Annotated, Literal, Optional
from fastapi import APIRouter, Body, Cookie, Depends, FastAPI, File, Form, Header, HTTPException, Query, Request, UploadFile
from pydantic import BaseModel

class Cor(str, Enum):
    azul = "azul"

class Item(BaseModel):
    nome: str

class Filtro(BaseModel):
    limite: int = 10
    por: Literal["a", "b"] = "a"

def paginas(pagina: int = 1, x_total: Annotated[str | None, Header()] = None):
    if pagina < 1:
        raise HTTPException(status_code=400)
    return pagina

Paginas = Annotated[int, Depends(paginas)]
app = FastAPI()
parte = APIRouter(prefix="/parte")

@app.get("/itens/{id}")
def um(id: int, cor: Cor, request: Request, q: str = Query("x", alias="busca"), sid: Optional[str] = Cookie(None)): ...

@app.get("/itens")
def todos(p: Paginas, tags: Annotated[list[str], Query()] = [], velho: bool = False): ...

@app.get("/filtro")
def filtrados(filtro: Annotated[Filtro, Query()]): ...

@app.post("/itens", status_code=201, responses={409: {"description": "x"}})
def cria(item: Item): ...

@app.put("/itens/{id}")
def muda(id: str, item: Item | None = None, nota: int = Body(0)): ...

@app.post("/entrar")
def entra(nome: str = Form(), senha: str = Form()): ...

@app.post("/arquivo")
def arquivo(foto: UploadFile, outra: bytes = File(b"")): ...

@app.delete("/itens/{id}", status_code=204)
def apaga(id: str): ...

@app.get("/vazio")
def vazio(): ...

@parte.get("/a")
def a(paginas: int = Depends(paginas)): ...

@parte.get("/b")
def b(paginas: Annotated[int, Depends(paginas)]): ...

def chave(x_chave: str = Header()):
    if x_chave != "x":
        raise HTTPException(403)

casa = APIRouter(prefix="/casa", dependencies=[Depends(chave)], responses={404: {"description": "não há"}})

@casa.put("/a", responses={403: {"description": "não"}})
def casa_a(): ...

@casa.get("/{id}")
def casa_b(id: int): ...

app.include_router(casa, prefix="/v2", dependencies=[Depends(paginas)], responses={418: {"description": "bule"}})
app.include_router(casa)
app.include_router(parte, dependencies=[])
`;
const FASTAPI = `
import json, sys
sys.path.insert(0, sys.argv[1])
from main import app
print(json.dumps(app.openapi()))
`;
const PYTHON = process.env.FASTAPI_PYTHON ?? 'python3';
const whenFastapi = canRunHere(PYTHON, '-c', 'import fastapi, multipart') ? it : it.skip;

interface Operation {
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: object; readonly required?: boolean };
  readonly responses: object;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** What both documents say: parameters, bodies, statuses. */
function shown(paths: Paths): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, own]) =>
      Object.entries(own).map(([method, { parameters = [], requestBody, responses }]) => [
        `${method} ${path}`,
        {
          parameters: parameters.map(each => `${each.in} ${each.name} ${each.required ?? false}`).sort(),
          body: requestBody && [Object.keys(requestBody.content), requestBody.required ?? false],
          statuses: Object.keys(responses).filter(status => status !== 'default'),
        },
      ]),
    ),
  );
}

async function described(): Promise<readonly [string, Record<string, unknown>]> {
  const root = mkdtempSync(join(tmpdir(), 'refdata-signature-'));
  writeFileSync(join(root, 'main.py'), APP);
  const { servers } = await readServers(root, 'main.py');
  const [server] = servers;
  if (!server) throw new Error('no server');
  return [root, shown(openapiObject(documentOf(server, {}, { handlers: true })).paths as Paths)];
}

it('signatures say what operations ask for', async () => {
  const [, own] = await described();
  expect(own['get /itens/{id}']).toEqual({
    parameters: ['cookie sid false', 'path id true', 'query busca false', 'query cor true'],
    body: undefined,
    statuses: ['200', '422'],
  });
  expect(own['get /itens']).toEqual({
    parameters: ['header x-total false', 'query pagina false', 'query tags false', 'query velho false'],
    body: undefined,
    statuses: ['200', '400', '422'],
  });
  expect(own['post /itens']).toEqual({
    parameters: [],
    body: [['application/json'], true],
    statuses: ['201', '409', '422'],
  });
  expect(own['post /arquivo']).toMatchObject({ body: [['multipart/form-data'], true] });
  // What a part says of all of its routes, and the call that mounts it, and no other part.
  expect(own['put /v2/casa/a']).toEqual({
    parameters: ['header x-chave true', 'header x-total false', 'query pagina false'],
    body: undefined,
    statuses: ['200', '400', '403', '404', '418', '422'],
  });
  expect(own['get /casa/{id}']).toEqual({
    parameters: ['header x-chave true', 'path id true'],
    body: undefined,
    statuses: ['200', '403', '404', '422'],
  });
  expect(own['get /vazio']).toEqual({ parameters: [], body: undefined, statuses: ['200'] });
});

whenFastapi('as FastAPI has it in its own document, and the exceptions besides', async () => {
  const [root, own] = await described();
  const { paths } = jsonFrom(PYTHON, ['-c', FASTAPI, root], '') as { paths: Paths };
  const wanted = shown(paths) as Record<string, { statuses: string[] }>;
  for (const key of ['get /itens', 'get /parte/a', 'get /parte/b'])
    wanted[key] = { ...wanted[key], statuses: ['200', '400', '422'] };
  // Those that the functions raise that are asked before.
  for (const [key, more] of [
    ['put /v2/casa/a', ['400']],
    ['get /v2/casa/{id}', ['400', '403']],
    ['get /casa/{id}', ['403']],
  ] as const) {
    const { statuses = [] } = wanted[key] ?? {};
    wanted[key] = { ...wanted[key], statuses: [...statuses, ...more].sort() };
  }
  expect(own).toEqual(wanted);
});

it('an operation is called what it, its handler or the comment above it says', async () => {
  const root = mkdtempSync(join(tmpdir(), 'refdata-signature-'));
  writeFileSync(
    join(root, 'main.py'),
    `from fastapi import FastAPI
app = FastAPI()

# Not this.
@app.get("/a", summary="Soma", description="De tudo.")
def a():
    """Nor this."""

@app.get("/b")
async def b():
    """Os de hoje.

    E os de ontem.
    """

# Um comentário
@app.get("/c")
def c(): ...
`,
  );
  const { servers } = await readServers(root, 'main.py');
  expect(servers[0]?.routes.map(({ summary, comment }) => [summary, comment])).toEqual([
    ['Soma', 'De tudo.'],
    ['B', 'Os de hoje.\n\nE os de ontem.'],
    ['C', 'Um comentário'],
  ]);
});
