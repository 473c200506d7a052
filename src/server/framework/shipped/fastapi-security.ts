import type { Framework } from '../../../config/frameworks.js';

type Signature = NonNullable<NonNullable<Framework['handlers']>['signature']>;
type Form = NonNullable<Signature['forms']>[string];
type Scheme = NonNullable<Signature['credentials']>[string];

/** Its name, and whether nothing is answered without it. */
const KNOWN = { called: 'scheme_name', must: 'auto_error' };
const http = (scheme: string, more: Partial<Scheme> = {}): Scheme => ({
  scheme: { type: 'http', scheme, description: '$description' },
  arguments: { description: 'description' },
  ...KNOWN,
  ...more,
});
const key = (place: string): Scheme => ({
  scheme: { type: 'apiKey', in: place, name: '$name', description: '$description' },
  arguments: { name: 'name', description: 'description' },
  ...KNOWN,
});
const oauth = (flow: string, urls: readonly string[]): Scheme => ({
  scheme: {
    type: 'oauth2',
    flows: { [flow]: Object.fromEntries([...urls, 'refreshUrl', 'scopes'].map(each => [each, `$${each}`])) },
    description: '$description',
  },
  arguments: {
    ...Object.fromEntries([...urls, 'refreshUrl', 'description'].map(each => [each, each])),
    ...Object.fromEntries(urls.map((each, i) => [each, [i, each]])),
    scopes: urls.length === 1 ? [2, 'scopes'] : 'scopes',
  },
  usual: { scopes: {} },
  ...KNOWN,
});

/** The classes of `fastapi.security`. */
export const credentials: Record<string, Scheme> = {
  HTTPBasic: http('basic'),
  HTTPBearer: http('bearer', {
    scheme: { type: 'http', scheme: 'bearer', bearerFormat: '$bearerFormat', description: '$description' },
    arguments: { bearerFormat: 'bearerFormat', description: 'description' },
  }),
  HTTPDigest: http('digest'),
  APIKeyHeader: key('header'),
  APIKeyQuery: key('query'),
  APIKeyCookie: key('cookie'),
  OAuth2PasswordBearer: oauth('password', ['tokenUrl']),
  OAuth2AuthorizationCodeBearer: oauth('authorizationCode', ['authorizationUrl', 'tokenUrl']),
  OpenIdConnect: {
    scheme: {
      type: 'openIdConnect',
      openIdConnectUrl: '$openIdConnectUrl',
      description: '$description',
    },
    arguments: { openIdConnectUrl: 'openIdConnectUrl', description: 'description' },
    ...KNOWN,
  },
};

const text = { type: 'string' };
const optionalText = { anyOf: [text, { type: 'null' }] };
const passwordForm = (grant: Form[string], required: readonly string[]): Form => ({
  type: 'object',
  properties: {
    grant_type: grant,
    username: text,
    password: { ...text, format: 'password' },
    scope: { ...text, default: '' },
    client_id: optionalText,
    client_secret: { ...optionalText, format: 'password' },
  },
  required: [...required, 'username', 'password'],
});

/** Those of its classes that take a form apart. */
export const forms: NonNullable<Signature['forms']> = {
  OAuth2PasswordRequestForm: passwordForm(
    { anyOf: [{ ...text, pattern: '^password$' }, { type: 'null' }] },
    [],
  ),
  OAuth2PasswordRequestFormStrict: passwordForm({ ...text, pattern: '^password$' }, ['grant_type']),
};
