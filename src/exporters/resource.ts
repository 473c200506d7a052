/** What a resource is called that has no name in the path. */
const ROOT = 'raiz';

/** What a path is about: its last segment that is no parameter. */
export function resourceOf(path: string): string {
  for (let end = path.length; end > 0; ) {
    const start = path.lastIndexOf('/', end - 1) + 1;
    const first = path[start];
    if (start < end && first !== ':' && first !== '<') return path.slice(start, end);
    end = start - 1;
  }
  return ROOT;
}
