/** JSON is broken into lines where it would be longer than this. */
const MAX_LINE_LENGTH = 100;

/** JSON for people: what fits stands on one line, the rest is broken and indented by two spaces. */
export function layOutJson(value: unknown, indent = ''): string {
  const line = oneLine(value);
  if (indent.length + line.length <= MAX_LINE_LENGTH || typeof value !== 'object' || value === null)
    return line;
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map(element => layOutJson(element, deeper))
    : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${layOutJson(part, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map(part => deeper + part).join(',\n')}\n${indent}${close}`;
}

function oneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${oneLine(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
