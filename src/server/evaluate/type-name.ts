import { Float, List, Unknown, type Value, Vault } from './value.js';

/** What the language calls the type of a value (`typeof x`), of those that JSON has. */
export function typeName(value: Value): Value {
  if (value === null) return 'Void';
  if (typeof value === 'string') return 'String';
  if (typeof value === 'number') return 'Integer';
  if (typeof value === 'boolean') return 'Boolean';
  if (value instanceof Float) return 'Float';
  if (value instanceof Vault) return 'Vault';
  if (value instanceof List && !value.fixed) return 'Cluster';
  return new Unknown('the name of its type is not worked out');
}
