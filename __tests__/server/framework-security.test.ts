import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { canRunHere, jsonFrom } from '../extract/interpreter.js';

const APP = `from enum import Enum
from typing import Annotated
from fastapi import APIRouter, Depends, FastAPI, Form, Security
from fastapi.responses import HTMLResponse
from fastapi.security import APIKeyHeader, HTTPBearer, OAuth2PasswordBearer, OAuth2PasswordRequestForm
from pydantic import BaseModel

class Tags(str, Enum):
    pedidos = "pedidos"

class Marcas(Enum):
    nova = "novas"

oauth = OAuth2PasswordBearer(tokenUrl="entrar", scopes={"ler": "Ler", "mudar": "Mudar"})
chave = APIKeyHeader(name="X-Chave", scheme_name="chave")
talvez = HTTPBearer(auto_error=False)

def usuario(token: Annotated[str, Depends(oauth)]): ...
def ativo(u: Annotated[str, Security(usuario, scopes=["ler"])]): ...

class Perfil(BaseModel):
    nome: str

class Filtro:
    def __init__(self, texto: str):
        self.texto = texto
    def __call__(self, q: int = 0): ...

app = FastAPI(title="Loja", version="2.1.0", description="Vende coisas.", default_response_class=HTMLResponse)
parte = APIRouter(prefix="/p", tags=["parte"], dependencies=[Depends(chave)])

@app.get("/eu", tags=[Tags.pedidos, Marcas.nova], operation_id="quem_sou")
def eu(u: Annotated[str, Security(ativo, scopes=["mudar"])]): ...

@app.post("/entrar")
def entrar(form: Annotated[OAuth2PasswordRequestForm, Depends()]): ...

@app.get("/talvez", deprecated=True)
def quem(t=Depends(talvez), f=Depends(Filtro("a"))): ...

@parte.get("/x", tags=["x"])
def x(): ...

@parte.get("/linhas")
def linhas():
    def outra(): return 1
    yield 1

@app.post("/perfil")
def perfil(p: Annotated[Perfil, Form()], token: Annotated[str, Form()]): ...

app.include_router(parte, prefix="/v1", tags=["v1"])
`;

interface Told {
  readonly info: unknown;
  readonly schemes: unknown;
  readonly operations: Readonly<
    Record<
      string,
      { readonly security: object; readonly tags: unknown; readonly media: unknown; readonly asked: unknown }
    >
  >;
}

/** The same of both documents; what of tags and identifiers FastAPI does not have, we make. */
const TOLD = `
import json, sys
names = {}
exec(sys.stdin.read(), names)
print(json.dumps(names['app'].openapi()))
`;
interface Operation {
  readonly security?: readonly object[];
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: { readonly content: object };
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}
interface Document {
  readonly info: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly securitySchemes: object };
}
const toldBy = ({ info, paths, components }: Document): Told => ({
  info: [info.title, info.version, info.description],
  schemes: components.securitySchemes,
  operations: Object.fromEntries(
    Object.entries(paths).flatMap(([path, own]) =>
      Object.entries(own).map(([method, each]) => [
        `${method} ${path}`,
        {
          security: Object.assign({}, ...(each.security ?? [])),
          tags: each.tags ?? null,
          media: Object.keys(each.responses['200']?.content ?? {}),
          asked: [
            (each.parameters ?? []).map(({ name }) => name),
            Object.keys(each.requestBody?.content ?? {}),
          ],
          deprecated: each.deprecated ?? false,
        },
      ]),
    ),
  ),
});

async function document(): Promise<Document> {
  const root = mkdtempSync(join(tmpdir(), 'refdata-security-'));
  writeFileSync(join(root, 'main.py'), APP);
  const { servers } = await readServers(root, 'main.py');
  if (!servers[0]) throw new Error('no server');
  return openapiObject(documentOf(servers[0], {}, { handlers: true })) as unknown as Document;
}

it('says who has to ask, what routes stand under, and what the API calls itself', async () => {
  const own = await document();
  const { info, schemes, operations } = toldBy(own);
  expect(info).toEqual(['Loja', '2.1.0', 'Vende coisas.']);
  expect(schemes).toEqual({
    OAuth2PasswordBearer: {
      type: 'oauth2',
      flows: { password: { tokenUrl: 'entrar', scopes: { ler: 'Ler', mudar: 'Mudar' } } },
    },
    HTTPBearer: { type: 'http', scheme: 'bearer' },
    chave: { type: 'apiKey', in: 'header', name: 'X-Chave' },
  });
  expect(operations['get /eu']).toMatchObject({
    tags: ['pedidos', 'novas'],
    security: { OAuth2PasswordBearer: ['mudar', 'ler'] },
    media: ['text/html'],
  });
  expect(own.paths['/eu']?.get).toMatchObject({ operationId: 'quem_sou' });
  // What asks, and answers whoever says nothing, may be left out.
  expect(own.paths['/talvez']?.get?.security).toEqual([{ HTTPBearer: [] }, {}]);
  expect(operations['get /v1/p/linhas']).toMatchObject({ tags: ['v1', 'parte'], security: { chave: [] } });
  expect(operations['post /entrar']).toMatchObject({ asked: [[], ['application/x-www-form-urlencoded']] });
});

const PYTHON = process.env.FASTAPI_PYTHON ?? 'python3';
const whenFastapi = canRunHere(PYTHON, '-c', 'import fastapi.sse') ? it : it.skip;

whenFastapi('is what FastAPI says of the same program', async () => {
  const own = toldBy(await document());
  const wanted = toldBy(jsonFrom(PYTHON, ['-c', TOLD], APP) as Document);
  const tagged = Object.entries(own.operations).map(([key, each]) => {
    const other = wanted.operations[key];
    return [key, other?.tags === null ? { ...each, tags: null } : each];
  });
  expect({ ...own, operations: Object.fromEntries(tagged) }).toEqual(wanted);
});
