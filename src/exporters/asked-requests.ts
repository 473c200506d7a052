import { type AskedParameter, type Asks, credentialOf, type Route } from '../server/index.js';

/** What of the requests of a route is described. */
export type AskedRequests = Pick<Asks, 'parameters' | 'bodies' | 'needsBody' | 'security'>;

/** What a route asks of its requests: what its description says, or the signature of its handler. */
export function askedRequestsOf({ asks, body, reads = [], security = [] }: Route): AskedRequests | undefined {
  if (asks) return asks;
  if (body === undefined) return undefined;
  const parameters = reads.flatMap(({ target, name, required = false, schema }): AskedParameter[] => {
    const place = READ_IN[target];
    if (place === undefined || schema === undefined) return [];
    const style = place === 'query' || place === 'cookie' ? 'form' : 'simple';
    return [{ in: place, name, required, schema, style, explode: style === 'form' }];
  });
  const demanded = security.flatMap(({ name, scheme, optional }) =>
    optional ? [] : credentialOf(name, scheme),
  );
  return {
    parameters,
    bodies: body ? [body] : [],
    needsBody: body?.required ?? false,
    security: demanded.length > 0 ? [demanded] : [],
  };
}

const READ_IN: Readonly<Record<string, AskedParameter['in']>> = {
  params: 'path',
  query: 'query',
  headers: 'header',
  cookies: 'cookie',
};
