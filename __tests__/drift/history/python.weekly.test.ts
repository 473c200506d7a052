import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { CheckResult } from '../../../src/check/check-result.js';
import { check } from '../../../src/commands/check-reference.js';
import { canRun, jsonFrom } from '../../extract/interpreter.js';
import { debianSource } from '../../recipes/debian-source.js';
import { minus, printed } from './names.js';

/**
 * Python's own parser on the sources of a library, which are not imported: the words of keyword.py, and of every module
 * whose `__all__` is one literal list, its names, and which of them the module defines as a function or class.
 */
const ASK = `
import ast, json, pathlib, sys
root = pathlib.Path(sys.argv[1])
def literal(tree, name):
    values = [node.value for node in tree.body if isinstance(node, ast.Assign)
              for target in node.targets if isinstance(target, ast.Name) and target.id == name]
    try:
        return ast.literal_eval(values[0]) if len(values) == 1 else None
    except ValueError:
        return None
found = {"reserved": [], "soft": [], "modules": {}}
for path in sorted(root.glob("[a-z]*.py")):
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    if path.stem == "keyword":
        found["reserved"], found["soft"] = literal(tree, "kwlist"), literal(tree, "softkwlist")
    listed = literal(tree, "__all__")
    changed = "__all__ +=" in text or "__all__." in text
    if listed is None or changed or path.stem == "turtle":
        continue
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    defined = {node.name for node in tree.body if isinstance(node, kinds)}
    found["modules"][path.stem] = {"names": listed, "defined": sorted(set(listed) & defined)}
print(json.dumps(found))
`;

interface Truth {
  readonly reserved: readonly string[];
  readonly soft: readonly string[];
  readonly modules: Readonly<Record<string, Record<'names' | 'defined', readonly string[]>>>;
}

const here = canRun('python3', '--version');
const base = here ? debianSource('python3.9', 'bullseye') : undefined;
const head = here ? debianSource('python3.11', 'bookworm') : undefined;
const isHere = base !== undefined && head !== undefined;

(isHere ? describe : describe.skip)('Python 3.9 to 3.11, compared with what Python reads there', () => {
  const [old, now] = [join(base ?? '', 'Lib'), join(head ?? '', 'Lib')];
  let result: CheckResult;
  let before: Truth;
  let after: Truth;
  beforeAll(async () => {
    const config = resolve('recipes/python/refdata.yml');
    result = await check({ repo: now, base: old, config, today: '2026-06-01' });
    before = jsonFrom('python3', ['-I', '-c', ASK, old], '') as Truth;
    after = jsonFrom('python3', ['-I', '-c', ASK, now], '') as Truth;
  });

  const found = (rule: string) => result.changes.filter(change => change.rule === rule);
  const names = (rule: string) =>
    found(rule)
      .map(({ name }) => name)
      .sort();
  const symbols = (rule: string, known: (module: string) => boolean) =>
    found(rule)
      .map(({ name, path }) => [path.split('/').at(-3) ?? '', name] as const)
      .filter(([module]) => known(module))
      .map(([module, name]) => `${module}.${name}`)
      .sort();

  test('words that came and went are those of keyword.py', () => {
    const ours = {
      'words added': names('reservada-added'),
      'words removed': names('reservada-removed'),
      'soft keywords added': names('contextual-added'),
      'soft keywords removed': names('contextual-removed'),
    };
    printed('Python 3.9 to 3.11', ours, result);
    expect(before.reserved.length).toBeGreaterThan(30);
    expect(ours).toEqual({
      'words added': minus(after.reserved, before.reserved),
      'words removed': minus(before.reserved, after.reserved),
      'soft keywords added': minus(after.soft, before.soft),
      'soft keywords removed': minus(before.soft, after.soft),
    });
    expect(ours['soft keywords added']).toEqual(['_', 'case', 'match']);
  });

  test('functions and classes that came and went, of modules that say what they export', () => {
    const known = (module: string) => module in before.modules && module in after.modules;
    const all = ({ modules }: Truth, what: 'names' | 'defined') =>
      Object.entries(modules).flatMap(([module, lists]) =>
        known(module) ? lists[what].map(name => `${module}.${name}`) : [],
      );
    const ours = {
      'symbols added': symbols('simbolo-added', known),
      'symbols removed': symbols('simbolo-removed', known),
    };
    printed('Python 3.9 to 3.11', ours, result);
    // All that the modules define, and nothing that they do not name: constants are among the names, and not read.
    const came = minus(all(after, 'defined'), all(before, 'names'));
    const went = minus(all(before, 'defined'), all(after, 'names'));
    expect(came.length).toBeGreaterThan(15);
    expect(went.length).toBeGreaterThan(4);
    expect(minus(came, ours['symbols added'])).toEqual([]);
    expect(minus(went, ours['symbols removed'])).toEqual([]);
    expect(minus(ours['symbols added'], minus(all(after, 'names'), all(before, 'names')))).toEqual([]);
    expect(minus(ours['symbols removed'], minus(all(before, 'names'), all(after, 'names')))).toEqual([]);
  });

  test('modules that are gone have no file any more, or define nothing there', () => {
    const gone = names('modulo-removed').filter(name => !name.includes('.'));
    process.stdout.write(`Python 3.9 to 3.11: modules gone: ${gone.join(', ')}\n`);
    const fileOf = (folder: string, name: string) => join(folder, `${name}.py`);
    for (const name of gone) {
      expect([name, existsSync(fileOf(old, name))]).toEqual([name, true]);
      const text = existsSync(fileOf(now, name)) ? readFileSync(fileOf(now, name), 'utf8') : '';
      expect([name, text.match(/^(?:async )?(?:def|class) [A-Za-z]\w*/m)]).toEqual([name, null]);
    }
    const lost = Object.entries(before.modules).filter(
      ([name, { defined }]) =>
        defined.length > 0 && !existsSync(fileOf(now, name)) && !existsSync(join(now, name)),
    );
    expect(
      minus(
        lost.map(([name]) => name),
        gone,
      ),
    ).toEqual([]);
  });
});
