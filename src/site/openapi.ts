import { canonicalJson } from '../contract/canonical.js';
import { FILE_NAMES, type FileName, pathOf, type ReferenceFiles } from '../contract/files.js';
import { schemaTexts } from '../contract/generated/schemas.js';
import { REVALIDATE } from './hosting.js';
import type { SiteFile } from './site-file.js';

export const OPENAPI_PATH = '/openapi.json';

const TAG = 'reference';

/**
 * The seven endpoints as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1). Schemas stand in it as they are
 * published, so that a tool needs nothing else.
 */
export function openapiFile(reference: ReferenceFiles, baseUrl: string | null): SiteFile {
  const { nome, versao, descricao, documentacao } = reference.index;
  const schemas = Object.fromEntries(FILE_NAMES.map(name => [name, schemaOf(name)])) as Record<
    FileName,
    Schema
  >;
  const document = {
    openapi: '3.1.1',
    info: {
      title: `${nome} reference data`,
      version: versao,
      description: descricao || `The reference data of ${nome}.`,
      contact: { name: nome, url: documentacao },
    },
    externalDocs: { description: 'Documentation of the language', url: documentacao },
    // Without a base address, that of this document.
    servers: [{ url: baseUrl ?? '.', description: 'The published files' }],
    tags: [{ name: TAG, description: 'Static JSON files, read-only and for every origin' }],
    paths: Object.fromEntries(
      FILE_NAMES.map(name => [pathOf(name), { get: operation(name, schemas[name]) }]),
    ),
    components: {
      headers: {
        AccessControlAllowOrigin: {
          description: 'Pages of every origin may read the file.',
          schema: { const: '*' },
        },
        CacheControl: {
          description: 'A copy is asked about before each use.',
          schema: { type: 'string', examples: [REVALIDATE] },
        },
        ETag: {
          description: 'Changes with the bytes; send it back in `If-None-Match`.',
          schema: { type: 'string' },
        },
      },
      responses: {
        NotModified: { description: 'The copy that the client has is the newest.' },
        NotFound: { description: 'There is no such file.' },
      },
      schemas,
    },
  };
  return { path: OPENAPI_PATH, bytes: canonicalJson(document, 'indented'), schema: null };
}

function operation(name: FileName, { description }: Schema) {
  const summary = description.slice(0, description.indexOf(','));
  return {
    operationId: name,
    summary,
    description,
    tags: [TAG],
    responses: {
      200: {
        description: summary,
        headers: {
          'Access-Control-Allow-Origin': { $ref: '#/components/headers/AccessControlAllowOrigin' },
          'Cache-Control': { $ref: '#/components/headers/CacheControl' },
          ETag: { $ref: '#/components/headers/ETag' },
        },
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
      },
      304: { $ref: '#/components/responses/NotModified' },
      404: { $ref: '#/components/responses/NotFound' },
    },
  };
}

interface Schema {
  readonly description: string;
}

/** A schema as a part of the document: its own address would make it a document of its own. */
function schemaOf(name: FileName): Schema {
  const { $schema: _, $id: __, ...schema } = JSON.parse(schemaTexts[name]);
  return schema;
}
