import { v5 } from 'uuid';

/** Ours, made once; what follows from it never changes. */
const NAMESPACE = '2f1d2f3c-6c2b-5c0e-9c53-1f8a0d5b7e41';

/**
 * Ids of what belongs to one server: UUIDs of version 5 (RFC 9562), the same for the same name, so that importing a
 * description again updates what the first import made.
 */
export function idsOf(server: string): (name: string) => string {
  const own = v5(server.toWellFormed(), NAMESPACE, new Uint8Array(16));
  return name => v5(name.toWellFormed(), own);
}
