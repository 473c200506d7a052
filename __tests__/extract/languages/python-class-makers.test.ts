import { expect, test } from '@jest/globals';
import { keepsMembers } from '../../../src/extract/languages/python/class-makers.js';
import { canRun, jsonFrom } from '../interpreter.js';

const SCRIPT = `import builtins, json, sys, typing
modules = [m for m in sys.stdlib_module_names if not m.startswith("_") and m not in ("antigravity", "this")]
print(json.dumps([f"{m}.C" for m in modules] + [n for n, v in vars(builtins).items() if isinstance(v, type) and not n.startswith("_")]))`;

(canRun('python3', '--version') ? test : test.skip)('the library is what python3 says', () => {
  const all = jsonFrom('python3', ['-c', SCRIPT], '') as string[];
  // No class can be made from these, or they are functions to a reader.
  const unused = new Set(['enumerate', 'filter', 'map', 'reversed', 'zip']);
  expect(all.filter(name => !keepsMembers(name) && !unused.has(name))).toEqual([]);
  expect(['Base', 'django.db.Model', 'enumeration.Enum', 'string.Template'].filter(keepsMembers)).toEqual([]);
});
