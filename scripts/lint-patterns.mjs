/**
 * `node scripts/lint-patterns.mjs [--write]`: no regular expression of `src` may take exponential time, and none that is new may take
 * more than linear time: on a line of megabytes it would not end. Those of `scripts/slow-patterns.json` are known, and see names,
 * paths and single lines only; the list is written by `--write`, which a reviewer sees. One that is not there any more fails, too.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyse } from 'scslre';
import ts from 'typescript';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const accepted = join(root, 'scripts', 'slow-patterns.json');

/** The regular expressions that a file writes as literals, each with its line. */
function literalsOf(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = node => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source, flags] = /^\/(.*)\/(\w*)$/s.exec(node.text);
      found.push({ source, flags, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.includes('generated'))
  .map(entry => join(entry.parentPath, entry.name))
  .sort();

const slow = new Map();
const mistakes = [];
let count = 0;
for (const file of files) {
  const path = relative(root, file).replaceAll('\\', '/');
  for (const { source, flags, line } of literalsOf(file)) {
    count += 1;
    const { reports } = analyse({ source, flags });
    if (reports.length === 0) continue;
    if (reports.some(({ exponential }) => exponential))
      mistakes.push(`${path}:${line}: exponential: /${source}/`);
    else slow.set(`${path} /${source}/${flags}`, `${path}:${line}`);
  }
}

const found = [...slow.keys()].sort();
if (process.argv.includes('--write')) writeFileSync(accepted, `${JSON.stringify(found, null, 2)}\n`);
const known = new Set(JSON.parse(readFileSync(accepted, 'utf8')));
for (const each of found)
  if (!known.has(each))
    mistakes.push(
      `${slow.get(each)}: takes more than linear time on some texts. Put a bound in front of what repeats, as (?<!\\s) of (?<!\\s)\\s+x, or add it by --write if it never sees more than a line: ${each}`,
    );
for (const each of known)
  if (!slow.has(each)) mistakes.push(`scripts/slow-patterns.json: not there any more: ${each}`);

console.log(`${count} regular expressions, of which ${found.length} are not linear and known.`);
for (const mistake of mistakes) console.error(mistake);
process.exit(mistakes.length > 0 ? 1 : 0);
