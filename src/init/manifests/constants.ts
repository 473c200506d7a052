import { textOf } from '../../repository/readable.js';
import type { Repository } from '../../repository/repository.js';
import { isPlaceholder, type Said, VERSION } from './said.js';

/** Files in which a program keeps its own version. */
const FILES =
  '{,cmd/*/,cli/,src/,src/*/,pkg/*/,internal/*/,lib/,lib/*/,main/,version/}{version,Version,buildinfo,main,cli,Main,constants}.{go,rs,java,ts,js,mjs,c,cpp,php,kt,scala}';
/** A package of Go, and the classes of a package of PHP, have it in any of their files. */
const ANY_FILES = '{*.go,src/*.php}';
const CONSTANT =
  /(?<![\w.])(?<name>VERSION|Version|version|VersionBase|APP_VERSION)\b(?:\s*:\s*&?(?:'static\s+)?\w+)?\s*=\s*(["'])(?<version>v?\d+\.\d+[\w.+-]*)\2/g;
const SKIPPED = /(^|\/)(tests?|examples?|node_modules|vendor|third_?party)\/|_test\.go$/i;

/** `const version = "1.2.3"` in one of the usual files, where there is only one. */
export function constants(repository: Repository): Said | undefined {
  const found = [...new Set([...repository.glob(FILES), ...repository.glob(ANY_FILES)])]
    .filter(path => !SKIPPED.test(path))
    .flatMap(path =>
      [...(textOf(repository, path) ?? '').matchAll(CONSTANT)].map(({ groups }) => ({ path, ...groups })),
    ) as { path: string; name: string; version: string }[];
  const real = found.filter(({ version }) => VERSION.test(version) && !isPlaceholder(version));
  const [first] = real;
  if (!first || new Set(real.map(({ version }) => version)).size > 1) return undefined;
  const { path, name } = first;
  return { version: { spec: { table: `${path}#${name}` }, why: `${path} has a constant ${name}.` } };
}
