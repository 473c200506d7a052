/** The words of the input `api-docs-delivery`: what becomes of generated files. */
export const DELIVERIES = ['commit', 'pull-request', 'check', 'none'] as const;
export type Delivery = (typeof DELIVERIES)[number];
