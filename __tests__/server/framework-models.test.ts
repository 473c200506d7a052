import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { clientRequests } from '../../src/exporters/client-request.js';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { canRunHere, jsonFrom } from '../extract/interpreter.js';
import { type SchemaDocument, schemasOf } from './openapi-schemas.js';

const APP = `from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal
from enum import Enum
from typing import Annotated, ClassVar, Literal, Optional, Union
from uuid import UUID
from fastapi import Body, Cookie, FastAPI, File, Form, HTTPException, Query, UploadFile
from pydantic import BaseModel, ConfigDict, Field, HttpUrl

class Cor(str, Enum):
    """As cores."""
    azul = "azul"
    verde = "verde"

class Imagem(BaseModel):
    url: HttpUrl
    nome: str = "x"

class Item(BaseModel):
    """Um item.

    De uma loja.
    """
    total: ClassVar[int] = 3
    nome: str = Field(min_length=1, max_length=20, examples=["a"])
    preco: float = Field(gt=0, description="o preço")
    notas: list[int] = []
    cor: Cor = Cor.azul
    imagem: Imagem | None = None
    capa: Imagem = Field(description="a capa")
    outras: Optional[list[Imagem]] = Field(default=None, max_length=3)
    mapa: dict[str, Imagem] = Field(default_factory=dict)
    tipo: Literal["a", "b"] = "a"
    quando: datetime
    par: tuple[int, str] = (1, "a")
    ids: set[UUID] = set()
    ou: Union[int, str, None] = 3
    apelido: str = Field("q", alias="outroNome")
    _privado: int = 3

class No(BaseModel):
    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"valor": 1, "filhos": []}]})
    valor: int
    filhos: list["No"] = []
    pai: Optional["Pai"] = None

class Pai(BaseModel):
    nos: list[No]

class ItemLido(Item):
    id: int
    preco: Annotated[int, Field(ge=0)] = 0

@dataclass
class Dado:
    """Um dado."""
    a: int
    b: list[str] = field(default_factory=list)

app = FastAPI()

@app.get("/itens/{id}", response_model=ItemLido)
def um(id: Annotated[int, "x"], cor: Cor, q: str = Query("x", alias="busca", max_length=3), sid: Optional[str] = Cookie(None)): ...

@app.post("/itens", status_code=201)
def cria(item: Item) -> list[Item]: ...

@app.put("/itens/{id}", responses={404: {"model": Imagem}, 409: {"content": {"image/png": {}}}})
def muda(id: UUID, item: Item | None = None, nota: int = Body(0, ge=1)): ...

@app.post("/nos")
def nos(no: No) -> Pai: ...

@app.post("/dado")
def dado(no: Annotated[Dado, Body(embed=True)]) -> dict[str, Dado]: ...

@app.post("/entrar")
def entra(nome: Annotated[str, Form(min_length=2)], senha: str = Form()): ...

@app.post("/arquivo")
def arquivo(foto: UploadFile, outras: list[UploadFile], outra: bytes = File()): ...

@app.post("/decimal")
def decimal(d: Decimal, x: dict, y: list[Imagem]):
    raise HTTPException(404)
`;
const GENERIC = `from decimal import Decimal
from enum import Enum
from typing import Annotated, Generic, Literal, TypeVar, Union
from fastapi import Depends, FastAPI
from pydantic import BaseModel, ConfigDict, Field, RootModel, condecimal, conint, conlist, constr

T = TypeVar("T")

class Cor(str, Enum):
    azul = "azul"

class Gato(BaseModel):
    tipo: Literal["gato"]

class Cao(BaseModel):
    tipo: Literal["cao"]
    late: bool = True

class Pagina(BaseModel, Generic[T]):
    itens: list[T]
    proxima: int | None = None

class PaginaDeGatos(Pagina[Gato]):
    total: int

class Nomes(RootModel[list[str]]):
    pass

class Fechado(BaseModel):
    model_config = ConfigDict(extra="forbid")

class Dono(Fechado):
    bicho: Union[Gato, Cao] = Field(discriminator="tipo")
    outro: Annotated[Gato | Cao, Field(discriminator="tipo")] | None = None

class Aberto(Dono):
    model_config = ConfigDict(extra="ignore")

class Filtro(BaseModel):
    q: str = "x"
    notas: list[int] = []

app = FastAPI()

class Apertado(BaseModel):
    nome: constr(strip_whitespace=True, min_length=1, max_length=9)
    nota: conint(ge=0, lt=11) | None = None
    partes: conlist(Gato, min_length=1)
    preco: condecimal(max_digits=4)

@app.post("/apertado")
def apertado(a: Apertado, n: conint(gt=0) = 1) -> Apertado: ...

@app.get("/gatos")
def gatos() -> Pagina[Gato]: ...

@app.get("/nomes", response_model=Pagina[Nomes])
def nomes(): ...

@app.get("/meus")
def meus() -> PaginaDeGatos: ...

@app.post("/donos")
def dono(dono: Dono, cor: Cor | None = None, taxa: Decimal = Decimal("1.5")): ...

@app.put("/donos")
def aberto(dono: Aberto): ...

@app.get("/filtro")
def filtro(filtro: Filtro = Depends()): ...
`;
const FASTAPI = `
import json, sys
sys.path.insert(0, sys.argv[1])
from main import app
print(json.dumps(app.openapi()))
`;
const PYTHON = process.env.FASTAPI_PYTHON ?? 'python3';
const whenFastapi = canRunHere(PYTHON, '-c', 'import fastapi, multipart') ? it : it.skip;

async function read(source: string) {
  const root = mkdtempSync(join(tmpdir(), 'refdata-models-'));
  writeFileSync(join(root, 'main.py'), source);
  const { servers } = await readServers(root, 'main.py');
  const [server] = servers;
  if (!server) throw new Error('no server');
  const document = openapiObject(documentOf(server, {}, { handlers: true })) as unknown as SchemaDocument;
  return { root, server, document };
}

it('models are named schemas, which refer to each other and to themselves', async () => {
  const { document } = await read(APP);
  const schemas = document.components?.schemas ?? {};
  expect(Object.keys(schemas).sort()).toEqual(
    ['Cor', 'Dado', 'HTTPException', 'HTTPValidationError', 'Imagem', 'Item', 'ItemLido', 'No', 'Pai'].concat(
      'ValidationError',
    ),
  );
  expect(schemas.No).toEqual({
    title: 'No',
    type: 'object',
    properties: {
      valor: { type: 'integer' },
      filhos: { type: 'array', items: { $ref: '#/components/schemas/No' }, default: [] },
      pai: { anyOf: [{ $ref: '#/components/schemas/Pai' }, { type: 'null' }] },
    },
    required: ['valor'],
    additionalProperties: false,
    examples: [{ valor: 1, filhos: [] }],
  });
  expect(schemas.Item?.description).toBe('Um item.\n\nDe uma loja.');
});

it('two classes of one name are two schemas', async () => {
  const { document } = await read(`from fastapi import FastAPI
from pydantic import BaseModel
class A(BaseModel):
    class Parte(BaseModel):
        a: int
    parte: Parte
class B(BaseModel):
    class Parte(BaseModel):
        b: int
    parte: Parte
app = FastAPI()
@app.post("/a")
def a(x: A) -> B: ...
`);
  expect(Object.keys(document.components?.schemas ?? {}).sort()).toEqual(
    expect.arrayContaining(['A', 'B', 'Parte', 'Parte2']),
  );
});

it('what is not known of a type is told, and nothing is said of it', async () => {
  const { document, server } = await read(`from fastapi import FastAPI
from pydantic import BaseModel
from elsewhere import Outro, Base
class A(BaseModel):
    a: Outro
    b: int = calculado()
    c: Annotated[int, Gt(3)] = 4
    d: Literal[NOME] = 1
class B(Base):
    b: int
app = FastAPI()
@app.post("/a")
def a(x: A): ...
@app.post("/b")
def b(x: B): ...
`);
  const [first, second] = server.routes.map(({ answers }) => answers?.unread.map(({ reason }) => reason));
  expect(first).toContain(
    'Of its types, what `Outro` is in JSON is not known: it is no type that is described.',
  );
  expect(first).toContain('Of its types, the default of `b` is not known.');
  expect(first).toContain('Of its types, what `Gt(3)` asks for is not known.');
  expect(first).toContain('Of its types, the values of `Literal[NOME]` are not all known.');
  expect(second).toContain(
    'Of its types, the fields of `B` are not all known: `Base` is no class of the program.',
  );
  expect(document.components?.schemas?.A).toMatchObject({ properties: { a: {} }, required: ['a'] });
  expect(document.components?.schemas?.B).toBeUndefined();
});

it('clients send bodies that the models take', async () => {
  const { server } = await read(APP);
  const sent = clientRequests(documentOf(server, {}, { handlers: true }));
  const bodyOf = (path: string) =>
    sent.find(({ method, described }) => method === 'POST' && described.route.path === path);
  expect(JSON.parse(bodyOf('/itens')?.body ?? '')).toMatchObject({
    nome: 'a',
    preco: 1,
    capa: { nome: 'x' },
  });
  expect([bodyOf('/entrar')?.media, bodyOf('/entrar')?.body]).toEqual([
    'application/x-www-form-urlencoded',
    'nome=texto&senha=texto',
  ]);
  expect(bodyOf('/arquivo')?.fields?.map(({ name, isFile }) => [name, isFile])).toEqual([
    ['foto', true],
    ['outras', true],
    ['outra', true],
  ]);
});

whenFastapi.each([APP, GENERIC])('the schemas are those of FastAPI', async source => {
  const { root, document } = await read(source);
  const wanted = jsonFrom(PYTHON, ['-c', FASTAPI, root], '') as SchemaDocument;
  const all = ({ paths }: SchemaDocument, document: SchemaDocument, from: SchemaDocument) =>
    Object.entries(from.paths).flatMap(([path, own]) =>
      Object.entries(own).flatMap(([method, operation]) => {
        const schemas = schemasOf(paths[path]?.[method] ?? {}, document);
        return [...schemasOf(operation, from).keys()].map(
          place => [`${method} ${path} ${place}`, schemas.get(place)] as const,
        );
      }),
    );
  expect(all(document, document, wanted)).toEqual(all(wanted, wanted, wanted));
});

it('generic models, forms told apart, roots, and models as dependencies are read', async () => {
  const { server, document } = await read(GENERIC);
  const { schemas = {} } = document.components ?? {};
  const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  expect(schemas.PaginaGato).toMatchObject({ properties: { itens: { items: refTo('Gato') } } });
  expect(schemas.PaginaNomes).toMatchObject({ properties: { itens: { items: refTo('Nomes') } } });
  const told = {
    oneOf: [refTo('Gato'), refTo('Cao')],
    discriminator: { propertyName: 'tipo', mapping: { gato: refTo('Gato').$ref, cao: refTo('Cao').$ref } },
  };
  expect(schemas.Dono).toMatchObject({
    additionalProperties: false,
    properties: { bicho: told, outro: { anyOf: [told, { type: 'null' }] } },
  });
  expect(schemas.Aberto).not.toHaveProperty('additionalProperties');
  const unread = server.routes.flatMap(({ answers }) => answers?.unread ?? []);
  expect(unread.filter(({ reason }) => reason.startsWith('Of '))).toEqual([]);
});
