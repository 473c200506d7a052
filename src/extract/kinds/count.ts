import { z } from 'zod';
import { compareCodePoints } from '../../code-points.js';
import { UnreadableFile } from '../../repository/repository.js';
import { record } from '../record.js';
import { type KindOf, NOTHING } from './kind.js';

/** `count`: how many files a glob matches, altogether or for each folder. */
export const kind: KindOf<string> = {
  name: 'count',
  schema: z.string().min(1).meta({
    description: 'A glob; the value is the number of files that it matches. Hidden files, node_modules and links that lead out are not counted.',
    examples: ['examples/*.lm', 'packages/*/forge.toml'],
  }),
  options: {
    by: z.literal('folder').meta({
      description: 'Count for each folder: records with the folder as `key` and the number of its files as `value`, sorted by folder.',
    }),
  },
  async read(spec, { by }, at, context) {
    const place = context.placeOf([...at, 'count']);
    let paths: string[];
    try {
      paths = context.repository.glob(spec);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      context.report({ rule: error.rule, message: error.message, remedy: error.remedy, place });
      return NOTHING;
    }
    if (paths.length === 0) context.report({ rule: 'count-empty', message: `${spec} matches no file.`, place });
    if (by === undefined) return { kind: 'value', value: paths.length, place };
    const counts = new Map<string, { count: number; first: string }>();
    for (const path of paths) {
      const folder = folderName(path);
      const seen = counts.get(folder);
      if (seen) seen.count += 1;
      else counts.set(folder, { count: 1, first: path });
    }
    const sorted = [...counts].sort(([a], [b]) => compareCodePoints(a, b));
    return { kind: 'records', records: sorted.map(([key, { count, first }]) => record({ key, value: count }, { file: first })) };
  },
};

/** Name of the folder that a file stands in. */
function folderName(path: string): string {
  return path.split('/').at(-2) ?? '';
}
