/** The scripts of the VS Code extension that `refdata editor` writes: one file each, the same for all languages. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { minifySync } from '@swc/core';
import { gzipSync } from 'fflate';
import { rollup } from 'rollup';
import { licensesOf } from './licenses.mjs';

/** By its name in the folder of the extension: what it is made of, and whether it runs beside a page. */
const SCRIPTS = {
  'cliente.js': { entry: 'client-node.js', isOnWeb: false },
  'cliente.web.js': { entry: 'client-browser.js', isOnWeb: true },
  'servidor.js': { entry: 'server-node.js', isOnWeb: false },
  'servidor.web.js': { entry: 'server-browser.js', isOnWeb: true },
};

/**
 * @returns the scripts and the licences of what is in them, by their names in the folder of the extension: each as a text and,
 * since every `build` of a language packs them, as an archive has it, in base64.
 */
export async function extensionScripts(root) {
  const files = {};
  const modules = new Set();
  for (const [name, { entry, isOnWeb }] of Object.entries(SCRIPTS)) {
    const bundled = await rollup({
      input: join(root, 'build', 'extension', entry),
      external: ['vscode', ...builtinModules, ...builtinModules.map(module => `node:${module}`)],
      // But for the entry, and for what the protocol's own packages install when they are loaded, only what is asked for.
      treeshake: { moduleSideEffects: id => /[\\/]node_modules[\\/]vscode-/.test(id) || id.endsWith(entry) },
      plugins: [
        nodeResolve({
          browser: isOnWeb,
          preferBuiltins: !isOnWeb,
          exportConditions: [isOnWeb ? 'browser' : 'node'],
        }),
        commonjs(),
      ],
      onwarn: warning => {
        // Packages of others may refer to each other in circles, and write their marks for other bundlers.
        if (!['CIRCULAR_DEPENDENCY', 'INVALID_ANNOTATION'].includes(warning.code))
          throw new Error(warning.message);
      },
    });
    const { output } = await bundled.generate({ format: name.startsWith('servidor.web') ? 'iife' : 'cjs' });
    const [chunk] = output;
    for (const [id, { renderedLength }] of Object.entries(chunk.modules))
      if (renderedLength > 0) modules.add(id.replace(/^\0|\?.*$/g, ''));
    const { code } = minifySync(chunk.code, {
      compress: true,
      mangle: { toplevel: true },
      format: { comments: false },
    });
    files[name] = `${code.trimEnd()}\n`;
  }
  const others = [...modules].sort().map(nameForCondition => ({ nameForCondition }));
  const own = `refdata-action\nMIT\n${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}`;
  files['licencas.txt'] = `${own}\n\n${licensesOf({ modules: others })}`;
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, packed(text)]));
}

function packed(text) {
  const bytes = Buffer.from(text);
  // By a library whose bytes are the same on every system. A header of ten bytes, and at the end the check and the size (RFC 1952).
  const gzip = Buffer.from(gzipSync(bytes, { level: 9, mtime: 0 }));
  const crc = gzip.readUInt32LE(gzip.length - 8);
  return { text, deflated: gzip.subarray(10, -8).toString('base64'), size: bytes.length, crc };
}
