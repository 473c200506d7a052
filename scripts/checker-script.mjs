import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { minifySync, transformSync } from '@swc/core';
import { rollup } from 'rollup';
import { marked, messagesOf, translations } from './messages.mjs';

/** Packages that browsers get, and the file of each that they can read. */
const PACKAGES = {
  'fastest-levenshtein': { file: 'esm/mod.js', licence: 'LICENSE.md' },
  'vscode-languageserver-textdocument': { file: 'lib/esm/main.js', licence: 'License.txt' },
};

/** What modules import that have something to say. */
const SAID = './$said';

/**
 * What holds a program against a language, as a classic script: our own sources, which browsers load as one file.
 * @returns the script, and the translations of what it says.
 */
export async function checkerScript(root) {
  const modules = join(root, 'node_modules');
  const known = translations(root);
  const pathOf = id => relative(join(root, 'src'), id).split(sep).join('/').slice(0, -'.ts'.length);
  const bundled = await rollup({
    input: join(root, 'src', 'lsp', 'judge', 'browser.ts'),
    plugins: [
      {
        resolveId(id, from) {
          if (Object.hasOwn(PACKAGES, id)) return join(modules, id, PACKAGES[id].file);
          if (id === SAID) return join(root, 'src', 'text', 'said.ts');
          if (from === undefined || !id.startsWith('.')) return null;
          const source = join(dirname(from), id.replace(/\.js$/, '.ts'));
          return existsSync(source) ? source : null;
        },
        transform(code, id) {
          if (!id.endsWith('.ts')) return null;
          const said = marked(pathOf(id), code, new Set(Object.keys(known)));
          const head = said === code ? '' : `import { said as $said } from '${SAID}';`;
          return transformSync(head + said, {
            jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
            configFile: false,
            swcrc: false,
          }).code;
        },
      },
    ],
    // What a module only says to itself, such as a schema that data was checked by before, is left out.
    treeshake: { moduleSideEffects: id => /\bbrowser(?:-tongue)?\.ts$/.test(id) },
    // Others are for what is left out: that nothing of them is needed is looked at below.
    external: id => !id.startsWith('.') && !isAbsolute(id) && !Object.hasOwn(PACKAGES, id),
  });
  const { output } = await bundled.generate({ format: 'iife' });
  const [{ imports, modules: included }] = output;
  if (imports.length > 0) throw new Error(`No browser has ${imports.join(', ')}, which the checker needs.`);
  const { code } = minifySync(output[0].code, { compress: true, mangle: true, format: { comments: false } });
  const licences = Object.entries(PACKAGES).map(
    ([name, { licence }]) => `${name}\n\n${readFileSync(join(modules, name, licence), 'utf8').trim()}`,
  );
  const keys = Object.entries(included)
    .filter(([id, { renderedLength }]) => id.endsWith('.ts') && renderedLength > 0)
    .flatMap(([id]) => messagesOf(pathOf(id), readFileSync(id, 'utf8')).map(({ key }) => key));
  return {
    script: `/*!\n${licences.join('\n\n')}\n*/\n${code}\n`,
    messages: Object.fromEntries(
      [...new Set(keys)].sort().flatMap(key => (Object.hasOwn(known, key) ? [[key, known[key]]] : [])),
    ),
  };
}
