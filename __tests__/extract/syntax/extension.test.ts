import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { kinds } from '../../../src/extract/generated/kinds.js';
import { languages } from '../../../src/extract/generated/languages.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'src');

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** The text of a source file without its comments, which may give any language as an example. */
function code(path: string): string {
  return readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

describe('a language is one file', () => {
  it('and no other file names it, its node types or its grammar', () => {
    const named =
      /languages\/(?!language\b|data\/)\w+|['"`](python|javascript|typescript|rust|golang|java|py|ts|js|rs)['"`]|tree-sitter-(python|javascript|typescript|c|cpp|go|java|rust)\/|['"](call_expression|function_definition|import_statement)['"]/i;
    const others = sources('extract').filter(
      path => !/^extract\/(languages|generated|syntax\/grammars)\//.test(path),
    );
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter(path => named.test(code(path)))).toEqual([]);
  });

  it('which the generated list holds', () => {
    expect(languages).toHaveLength(
      // Parts of a language that is larger than a file stand in a folder beside it.
      sources('extract/languages').filter(path => /languages\/(?!language\.ts)[^/]+$/.test(path)).length,
    );
  });
});

describe('a kind of source is one file', () => {
  it('and no other file but the one of sources names it', () => {
    const named = /kinds\/(?!kind\b)\w+\.js/;
    const others = sources('.').filter(path => !/extract\/(kinds|generated)\//.test(path));
    expect(others.filter(path => named.test(code(path)))).toEqual([]);
  });

  it('which the generated list holds', () => {
    expect(kinds).toHaveLength(sources('extract/kinds').filter(path => !path.endsWith('/kind.ts')).length);
  });
});
