import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Tree, TreeEntry } from '../../src/github/git-data.js';
import { contentOf } from '../../src/publish/content.js';
import { isNothing, planChange } from '../../src/publish/plan.js';

/** Few names, so that files, folders and what stands in their way meet often. */
const name = fc.constantFrom('a', 'b', 'c');
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map(names => names.join('/'));
const text = fc.constantFrom('1', '2', '3');
/** Files by path, none of which stands where another has a folder. */
const files = fc.dictionary(path, text, { maxKeys: 8 }).map(all => {
  const paths = Object.keys(all);
  return Object.entries(all).filter(([one]) => !paths.some(other => other.startsWith(`${one}/`)));
});

function treeOf(entries: readonly (readonly [string, string])[]): Tree {
  const tree = new Map<string, TreeEntry>();
  for (const [file, content] of entries) {
    const names = file.split('/');
    for (let depth = 1; depth < names.length; depth += 1)
      tree.set(names.slice(0, depth).join('/'), { mode: '040000', type: 'tree', id: '' });
    tree.set(file, { mode: '100644', type: 'blob', id: blobId(content) });
  }
  return tree;
}

function blobId(content: string): string {
  return contentOf('', new TextEncoder().encode(content)).blobId;
}

describe('planChange', () => {
  test('what is ours becomes what is wanted; what is not stays, or stops everything', () => {
    let done = 0;
    fc.assert(
      fc.property(files, files, fc.uniqueArray(path), (before, wanted, owned) => {
        const ours = new Set(owned);
        const contents = wanted.map(([file, content]) => contentOf(file, new TextEncoder().encode(content)));
        const plan = planChange(treeOf(before), contents, each => ours.has(each), ours);
        const foreign = before.filter(([file]) => !ours.has(file));
        const conflicts = foreign.filter(([file, content]) =>
          wanted.some(
            ([want, text]) =>
              (want === file && text !== content) ||
              want.startsWith(`${file}/`) ||
              file.startsWith(`${want}/`),
          ),
        );
        expect(plan.blocked.length > 0).toBe(conflicts.length > 0);
        if (plan.blocked.length > 0) return;
        done += 1;

        const after = new Map<string, string>(before);
        for (const file of plan.removes) after.delete(file);
        const texts = new Map<string, string>(wanted);
        for (const { path: file } of plan.writes) after.set(file, texts.get(file) as string);
        // The same as asking for it directly: the files of others, and ours as they are wanted.
        expect(after).toEqual(new Map([...foreign, ...wanted]));
        const paths = [...after.keys()];
        expect(paths.some(one => paths.some(other => other.startsWith(`${one}/`)))).toBe(false);
        const nowOurs = new Set([...ours, ...texts.keys()]);
        expect(isNothing(planChange(treeOf([...after]), contents, each => nowOurs.has(each), nowOurs))).toBe(
          true,
        );
      }),
      { numRuns: 3000 },
    );
    expect(done).toBeGreaterThan(300);
  });

  test('a link or a submodule is never a file of ours', () => {
    const wanted = [contentOf('a', Buffer.from('1'))];
    const entry = (mode: string, type: TreeEntry['type']) =>
      new Map([['a', { mode, type, id: blobId('1') } as const]]);
    const plan = (tree: Tree) => planChange(tree, wanted, () => true, ['a', 'b']);
    expect(plan(entry('120000', 'blob')).blocked).toEqual(['a']);
    expect(plan(entry('160000', 'commit')).blocked).toEqual(['a']);
    expect(plan(entry('100755', 'blob'))).toEqual({ writes: [], removes: [], blocked: [] });
  });
});
