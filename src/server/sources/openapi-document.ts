import { readDocument } from '../openapi/document.js';
import type { RouteSource } from './route-source.js';

/** An OpenAPI document, of any language's server: JSON that is an object, or YAML. */
export const openapiDocument: RouteSource = {
  name: 'OpenAPI document',
  accepts: (file, text) =>
    /\.ya?ml$/i.test(file) ||
    /^\s*\{/.test(text) ||
    /^(?:["']?openapi["']?|["']?swagger["']?)\s*:/m.test(text),
  read: (file, readFile) => readDocument(file, readFile),
};
