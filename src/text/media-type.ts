/** A media type without its parameters, in lower case: types ignore it (RFC 9110, §8.3.1). Empty for a header that is not there. */
export function mediaTypeOf(contentType: string | null | undefined): string {
  return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Whether bodies of a media type are JSON: by its name, or by the suffix of structured syntaxes (RFC 6838, §4.2.8). */
export function isJsonMedia(media: string): boolean {
  return /[/+]json$/.test(mediaTypeOf(media));
}

/** Whether a media type is a type or of a range, as `image/*` (RFC 9110, §12.5.1). */
export function isOfMedia(range: string, media: string): boolean {
  return range === media || range === '*/*' || (range.endsWith('/*') && media.startsWith(range.slice(0, -1)));
}
