import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { canRunHere } from '../extract/interpreter.js';
import { debianSource } from './debian-source.js';
import { buildRecipeFrom, compare, EXACT, names } from './fidelity.js';

/** What Groovy says of itself: its keywords, and by reflection every method of the classes that extend Java's. */
const ASK = `
def classes = org.codehaus.groovy.runtime.DefaultGroovyMethods.DGM_LIKE_CLASSES
def methods = classes.collectMany { c ->
  c.declaredMethods.findAll { java.lang.reflect.Modifier.isPublic(it.modifiers) && !it.synthetic }
    .collect { [c.simpleName - 'GroovyMethods', it.name, it.parameterTypes.length] }
}
def keywords = org.codehaus.groovy.syntax.Types.keywords
println groovy.json.JsonOutput.toJson([version: GroovySystem.version, keywords: keywords, methods: methods])
`;

interface Truth {
  readonly version: string;
  readonly keywords: readonly string[];
  /** Class, name and number of parameters. */
  readonly methods: readonly (readonly [string, string, number])[];
}

/** Runs Groovy's own program with the Java that is on the path. */
function groovy(...args: string[]): string {
  const which = spawnSync('sh', ['-c', 'command -v java'], { encoding: 'utf8' }).stdout.trim();
  const home = which === '' ? '' : dirname(dirname(realpathSync(which)));
  const { status, stdout, stderr } = spawnSync('groovy', args, {
    encoding: 'utf8',
    env: { ...process.env, JAVA_HOME: home },
  });
  if (status !== 0) throw new Error(`groovy ended with ${status}: ${stderr}`);
  return stdout;
}

// Java is too large to be demanded where it is not.
const isThere = canRunHere('java', '-version') && canRunHere('sh', '-c', 'command -v groovy');
const source = isThere ? debianSource('groovy') : undefined;

(source === undefined ? describe.skip : describe)('Groovy, compared with what groovy says when asked', () => {
  let files: ReferenceFiles;
  let truth: Truth;
  const subject = () => ({ recipe: 'groovy', version: truth.version });
  beforeAll(async () => {
    ({ files } = await buildRecipeFrom('groovy', source as string));
    truth = JSON.parse(groovy('-e', ASK)) as Truth;
  });

  test('version', () => {
    expect(truth.version.startsWith(`${files.index.versao}.`)).toBe(true);
  });

  test('keywords', () => {
    const ours = names(files.sintaxe.reservadas.map(({ palavra }) => palavra));
    expect(truth.keywords.length).toBeGreaterThan(50);
    expect(compare(subject(), 'keywords', names(truth.keywords), ours)).toMatchObject(EXACT);
  });

  test('methods that are added to the classes of Java', () => {
    const expected = names(truth.methods.map(([owner, name]) => `${owner}.${name}`));
    const ours = files.modulos.modulos.flatMap(({ nome, simbolos }) =>
      simbolos.map(symbol => `${nome}.${symbol.nome}`),
    );
    expect(expected.size).toBeGreaterThan(400);
    expect(new Set(ours).size).toBe(ours.length);
    expect(compare(subject(), 'methods', expected, names(ours))).toMatchObject(EXACT);
  });

  test('overloads by their numbers of parameters', () => {
    const expected = new Map<string, string>();
    const counts = new Map<string, number[]>();
    for (const [owner, name, count] of truth.methods) {
      const key = `${owner}.${name}`;
      counts.set(key, [...(counts.get(key) ?? []), count]);
    }
    const inOrder = (list: readonly number[]) => [...list].sort((a, b) => a - b).join(' ');
    for (const [key, list] of counts) expected.set(key, inOrder(list));
    const ours = new Map(
      files.modulos.modulos.flatMap(({ nome, simbolos }) =>
        simbolos.map((symbol): [string, string] => [
          `${nome}.${symbol.nome}`,
          inOrder(symbol.assinatura.split(' · ').map(parametersIn)),
        ]),
      ),
    );
    expect(compare(subject(), 'overloads', expected, ours)).toMatchObject(EXACT);
  });
});

/** How many parameters a list in parentheses has: commas between `<` and `>` belong to a type. */
function parametersIn(signature: string): number {
  let inner = signature.slice(1, -1);
  for (let before = ''; before !== inner; ) {
    before = inner;
    inner = inner.replace(/<[^<>]*>|\([^()]*\)/g, '');
  }
  return inner.trim() === '' ? 0 : inner.split(',').length;
}
