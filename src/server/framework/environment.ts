import type { Framework } from '../../config/frameworks.js';
import type { Captures, Node, SourceFile } from '../../extract/index.js';

/** Which expression stands for one that reads a variable of the environment; `unset` where it names none itself. */
export type EnvironmentReads = (node: Node, file: SourceFile) => Node | 'unset' | undefined;

/**
 * What a framework's description says of variables of the environment; nothing where it says nothing. A file is asked once.
 * @param matching what a query finds in a file.
 */
export function environmentOf(
  { environment }: Pick<Framework, 'environment'>,
  matching: (file: SourceFile, match: string) => readonly Captures[],
): EnvironmentReads | undefined {
  if (environment === undefined) return undefined;
  const known = new Map<SourceFile, ReadonlyMap<number, Node | 'unset'>>();
  const readsOf = (file: SourceFile) => {
    const found = environment.flatMap(match => matching(file, match));
    return new Map(
      found.flatMap(captures => {
        const read = captures.get('read');
        return read ? [[read.id, captures.get('fallback') ?? ('unset' as const)] as const] : [];
      }),
    );
  };
  return (node, file) => {
    const reads = known.get(file) ?? readsOf(file);
    known.set(file, reads);
    return reads.get(node.id);
  };
}
