import type { RuleInfo } from '../rule-info.js';

export const deliveryStale: RuleInfo = {
  id: 'api-docs-stale',
  level: 'error',
  title: 'API descriptions say what the server says',
  why: 'Whoever reads a description that was left behind calls routes that are gone and misses those that are new.',
  remedy:
    'Generate the descriptions and commit them, or let the default branch do it with `api-docs-delivery: commit`.',
  example: 'docs/openapi.json was generated before the route GET /users/{id} came',
  fixed: true,
};

/** What delivering generated files may find. */
export const DELIVERY_RULES: readonly RuleInfo[] = [deliveryStale];
