// What many parts of the bundle have is in the entry once, and not in each of them: positions in texts, the order of versions.
import 'vscode-languageserver-textdocument';
import { beginIn, tongueIn } from './runtime/tongue.js';
import './versions/pep440.js';

/**
 * What the entries in `dist/` have in common: one bundle, of which each loads what it needs, in the tongue that is asked for.
 * `scripts/build.mjs` writes those entries.
 */
const { env, argv } = process;

export const action = async () => {
  beginIn(env.INPUT_LANG || env.REFDATA_LANG);
  await import('./action.js');
  // All is told by now. A server that has not answered yet would keep the job for as long as it likes.
  process.stdout.write('', () => process.exit());
};

export const cli = () => {
  beginIn(tongueIn(argv.slice(2)) ?? env.REFDATA_LANG);
  return import('./cli.js').catch(notLoaded);
};

/** Where no more files may be open, not even what prints failures can be loaded. */
function notLoaded(thrown: NodeJS.ErrnoException): void {
  if (thrown.code !== 'EMFILE' && thrown.code !== 'ENFILE') throw thrown;
  const message = `The command cannot be loaded: too many files are open (${thrown.code}).`;
  process.stderr.write(`${message}\nAllow more: ulimit -n 256\n`);
  process.exitCode = 2;
}

export const library = () => {
  beginIn(env.REFDATA_LANG);
  return import('./index.js');
};
