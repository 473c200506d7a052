import { createHash } from 'node:crypto';

/** Ours, made once; what follows from it never changes. */
const NAMESPACE = '2f1d2f3c6c2b5c0e9c531f8a0d5b7e41';

/**
 * Ids of what belongs to one server: UUIDs of version 5 (RFC 9562, §5.5), the same for the same name, so that importing a
 * description again updates what the first import made. 32 hexadecimal digits; {@link hyphenated} writes them with hyphens.
 */
export function idsOf(server: string): (name: string) => string {
  const own = Buffer.from(uuid5(Buffer.from(NAMESPACE, 'hex'), server), 'hex');
  return name => uuid5(own, name);
}

/** A UUID as it is mostly written. */
export function hyphenated(id: string): string {
  return [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-');
}

function uuid5(namespace: Uint8Array, name: string): string {
  const hash = createHash('sha1').update(namespace).update(name.toWellFormed()).digest('hex');
  const variant = (Number.parseInt(hash.charAt(16), 16) & 0b0011) | 0b1000;
  return `${hash.slice(0, 12)}5${hash.slice(13, 16)}${variant.toString(16)}${hash.slice(17, 32)}`;
}
