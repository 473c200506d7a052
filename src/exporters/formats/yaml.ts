import { stringify } from 'yaml';
import type { Exporter } from './exporter.js';
import { openapiObject } from './openapi.js';

/** The same document as YAML, which readers of YAML 1.1 understand, too. */
export const exporter: Exporter = {
  name: 'yaml',
  title: 'OpenAPI 3.1 as YAML',
  fileName: 'openapi.yaml',
  mediaType: 'application/yaml',
  onDemand: true,
  export: document =>
    stringify(JSON.parse(JSON.stringify(openapiObject(document))), {
      aliasDuplicateObjects: false,
      lineWidth: 0,
      compat: 'yaml-1.1',
    }),
};
