import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { canRunHere, jsonFrom } from '../extract/interpreter.js';

/** Imports each example that there is what it needs for, and says what its app has, in order. */
const ROUTES_OF_EXAMPLES = `
import contextlib, importlib, io, json, os, sys, warnings
warnings.simplefilter('ignore')
from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.routing import Mount, WebSocketRoute
def walk(app, prefix=''):
    said = []
    for each in app.routes:
        path = prefix + getattr(each, 'path', '')
        if isinstance(each, APIRoute): said += [f'{method} {path}' for method in sorted(each.methods)]
        elif isinstance(each, WebSocketRoute): said.append(f'WS {path}')
        elif isinstance(each, Mount) and isinstance(each.app, FastAPI): said += walk(each.app, path)
    return said
os.chdir(sys.argv[1])
sys.path.insert(0, sys.argv[1])
said = {}
for folder, _, names in sorted(os.walk('docs_src')):
    for name in sorted(names):
        file = os.path.join(folder, name)
        if not name.endswith('.py') or 'FastAPI(' not in open(file).read(): continue
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                module = importlib.import_module(file[:-3].replace(os.sep, '.'))
        except Exception:
            said[file] = None
            continue
        app = getattr(module, 'app', None)
        if isinstance(app, FastAPI): said[file] = walk(app)
print(json.dumps(said))
`;
const PYTHON = process.env.FASTAPI_PYTHON ?? 'python3';
/** The examples are downloaded: only where that is asked for. */
const whenAsked =
  process.env.FRAMEWORKS && canRunHere(PYTHON, '-c', 'import fastapi; import pip') ? it : it.skip;

whenAsked("FastAPI's own examples have the routes of their app, in order", async () => {
  const root = mkdtempSync(join(tmpdir(), 'refdata-fastapi-'));
  const version = spawnSync(PYTHON, ['-c', 'import fastapi; print(fastapi.__version__, end="")']).stdout;
  const from = ['--no-deps', '--no-binary', 'fastapi', `fastapi==${version}`];
  const got = spawnSync(PYTHON, ['-m', 'pip', 'download', '--quiet', ...from], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([got.status, got.stderr]).toEqual([0, expect.anything()]);
  const archive = readdirSync(root).find(name => name.endsWith('.tar.gz')) ?? '';
  spawnSync('tar', ['xzf', archive, '--wildcards', '*/docs_src'], { cwd: root });
  const examples = join(root, archive.replace('.tar.gz', ''));
  const heard = jsonFrom(PYTHON, ['-c', ROUTES_OF_EXAMPLES, examples], '') as Record<string, string[] | null>;

  const counts = { examples: 0, 'not imported here': 0, equal: 0, 'what is not known is said': 0 };
  const different: unknown[] = [];
  for (const [file, routes] of Object.entries(heard)) {
    counts.examples += 1;
    if (!routes) {
      counts['not imported here'] += 1;
      continue;
    }
    const { servers, gaps, notes } = await readServers(examples, file);
    const app = servers.find(({ name }) => name === 'app')?.routes ?? [];
    const read = app.map(
      ({ method, parts = [] }) =>
        `${method} ${parts.map(each => (each.kind === 'literal' ? each.text : each.rest ? '*' : ':')).join('')}`,
    );
    const wanted = routes.map(route => route.replace(/\{\w+:path\}/g, '*').replace(/\{[^}]*\}/g, ':'));
    const isTold = gaps.length + notes.length > 0 || app.some(({ certainty }) => certainty !== 'sure');
    if (JSON.stringify(read) === JSON.stringify(wanted)) counts.equal += 1;
    else if (isTold) counts['what is not known is said'] += 1;
    else different.push({ file, read, wanted });
  }
  console.log(`FastAPI ${version}, its examples:`, JSON.stringify(counts));
  expect(different).toEqual([]);
  expect(counts.equal).toBeGreaterThan(250);
  expect(counts['what is not known is said']).toBeLessThan(10);
});
