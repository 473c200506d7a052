import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

const FILES = [
  '.github/workflows/*.{yml,yaml}',
  'examples/**/.github/workflows/*.{yml,yaml}',
  'examples/**/*.workflow.yml',
];
const PAGES = ['*.md', 'docs/**/*.md', 'examples/**/*.md', '.github/**/*.md'];

const IGNORED = ['**/node_modules/**'];

/** What stands before a part of a workflow that a page shows, so that it is a whole one. */
const HEAD =
  'name: Shown\non: workflow_dispatch\npermissions: {}\nconcurrency:\n  group: shown\n  cancel-in-progress: false\n';
const JOB = 'jobs:\n  shown:\n    name: Shown\n    runs-on: ubuntu-latest\n    permissions: {}\n';

/**
 * Every workflow that people may run or copy: files, and what pages show. A page's workflow is called after its page and line;
 * `line` is what has to be added to a line of `text` for the line of the file.
 */
export function workflows(root) {
  const of = patterns => globSync(patterns, { cwd: root, dot: true, ignore: IGNORED }).sort();
  const files = of(FILES).map(file => ({ file, text: readFileSync(join(root, file), 'utf8'), line: 0 }));
  const shown = of(PAGES).flatMap(file => blocksOf(file, readFileSync(join(root, file), 'utf8')));
  return [...files, ...shown];
}

/** The workflows between ```yaml and ``` of a page; those that begin with jobs or steps are completed. */
function blocksOf(file, page) {
  return [...page.matchAll(/^( *)```ya?ml\n([\s\S]*?)^ *```/gm)].flatMap(({ 1: indent, 2: block, index }) => {
    const text = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const line = page.slice(0, index).split('\n').length;
    const head = headOf(text);
    if (head === undefined) {
      if (/^\s*(?:- )?uses:\s/m.test(text))
        throw new Error(
          `${file}:${line}: a part of a workflow that nobody checks: begin with jobs or steps.`,
        );
      return [];
    }
    // Steps alone are a list; where they stand in a workflow they are further to the right.
    const shown = head.endsWith('steps:\n') ? text.replace(/^(?=.)/gm, '      ') : text;
    return [{ file, text: head + shown, line: line - head.split('\n').length + 1 }];
  });
}

/** What is missing of a workflow; nothing for other YAML. */
function headOf(text) {
  if (/^on:/m.test(text) && /^jobs:/m.test(text)) return '';
  if (/^jobs:/m.test(text)) return HEAD;
  if (/^ {4}steps:/m.test(text)) return HEAD + JOB;
  return /^- (?:uses|run|name|id|if):/.test(text) ? `${HEAD}${JOB}    steps:\n` : undefined;
}
