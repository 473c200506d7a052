import { z } from 'zod';
import { compareCodePoints } from '../../text/code-points.js';
import { readable } from '../read-files.js';
import { record } from '../record.js';
import { type KindOf, NOTHING } from './kind.js';

/** `count`: how many files a glob matches, altogether or for each folder. */
export const kind: KindOf<string> = {
  name: 'count',
  path: 'itself',
  schema: z
    .string()
    .min(1)
    .meta({
      description:
        'A glob; the value is the number of files that it matches. Hidden files, node_modules and links that lead out are not counted.',
      examples: ['examples/*.lm', 'packages/*/forge.toml'],
    }),
  options: {
    by: z.literal('folder').meta({
      description:
        'Count for each folder: records with the folder as `key` and the number of its files as `value`, sorted by folder.',
    }),
  },
  async read(spec, { by }, at, context) {
    const place = context.placeOf([...at, 'count']);
    const paths = readable(() => context.repository.glob(spec), place, context);
    if (paths === undefined) return NOTHING;
    if (paths.length === 0)
      context.report({ rule: 'count-empty', message: `${spec} matches no file.`, place });
    if (by === undefined) return { kind: 'value', value: paths.length, place };
    const folders = new Map<string, string[]>();
    for (const path of paths) {
      const name = folderName(path, spec);
      const files = folders.get(name);
      if (files) files.push(path);
      else folders.set(name, [path]);
    }
    const sorted = [...folders].sort(([a], [b]) => compareCodePoints(a, b));
    return {
      kind: 'records',
      records: sorted.map(([key, files]) =>
        record({ key, value: files.length }, { file: files[0] as string }),
      ),
    };
  },
};

/**
 * The folder of a file as the glob leaves it open: of `exercises/**` + `/*.lm`, `loops` or `loops/nested`, so that
 * folders of one name in different places stay apart. Where the glob leaves nothing open, the folder's own name.
 */
function folderName(path: string, glob: string): string {
  const fixed = glob.split('/').findIndex(part => /[*?{[(!]/.test(part));
  const folders = path.split('/').slice(0, -1);
  const open = fixed < 0 ? [] : folders.slice(fixed);
  return open.length > 0 ? open.join('/') : (folders.at(-1) ?? '');
}
