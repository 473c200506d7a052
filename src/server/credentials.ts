import type { Credential } from './route.js';

/**
 * What a request carries for a security scheme of OpenAPI (3.1, "Security Scheme Object"); nothing for one that is not known.
 * @param scheme its name in the document
 */
export function credentialOf(scheme: string, node: Readonly<Record<string, unknown>>): Credential[] {
  const authorization = { scheme, in: 'header', name: 'Authorization' } as const;
  switch (node.type) {
    case 'apiKey':
      return node.in === 'header' || node.in === 'query' || node.in === 'cookie'
        ? [{ kind: 'key', scheme, in: node.in, name: String(node.name) }]
        : [];
    case 'http': {
      const word = String(node.scheme).toLowerCase();
      return [{ ...authorization, kind: word === 'bearer' || word === 'basic' ? word : 'key' }];
    }
    case 'oauth2':
    case 'openIdConnect':
      return [{ ...authorization, kind: 'bearer' }];
    default:
      return [];
  }
}
