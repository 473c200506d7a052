import { expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { refusalOf } from '../../src/server/kiln/refusal.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { isFuzzing } from '../fuzzing.js';
import { read } from './project.js';

/** The framework's own judgement of values, each as the only field of a body. */
const JUDGE = `
import json, sys, warnings
warnings.simplefilter('ignore')
from dataforge.stdlib.kiln import _conferir_esquema
print(json.dumps([[_conferir_esquema(body, {'f': rule}) for body in bodies] for rule, bodies in json.load(sys.stdin)]))
`;
const PYTHON = process.env.DATAFORGE_PYTHON ?? 'python3';
const whenHere = canRun(PYTHON, '-c', 'import dataforge') ? it : it.skip;

const word = fc.constantFrom('a', 'b', 'ab', 'abc', 'x@y.zz', 'a@b', '12', 'ção', '', ' ', '😀😀');
/** Whole numbers have no fraction here: JSON Schema does not tell `1.0` from `1`, as Python does. */
const number = fc.oneof(fc.integer({ min: -3, max: 5 }), fc.constantFrom(0.5, -1.5, 2.25));
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: word },
  { weight: 2, arbitrary: number },
  fc.boolean(),
  fc.constant(null),
  fc.array(number, { maxLength: 4 }),
  fc.dictionary(word, number, { maxKeys: 4 }),
);
const bound = fc.integer({ min: -1, max: 4 });
const type = fc.constantFrom('texto', 'email', 'inteiro', 'numero', 'booleano', 'lista', 'vault', 'outro');
const rule = fc.record(
  {
    tipo: type,
    obrigatorio: fc.constantFrom(true, false, 1, 0),
    min: bound,
    max: bound,
    em: fc.array(fc.oneof(word, number, fc.boolean(), fc.constant(null)), { maxLength: 4 }),
    padrao: fc.constantFrom('[a-z]+', 'a', '[0-9]{2}', 'x@', '.'),
  },
  { requiredKeys: [] },
);
const cases = fc.tuple(fc.oneof(rule, type), fc.array(value, { minLength: 12, maxLength: 12 }));

/** A JSON value as the language writes it. */
function literal(data: unknown): string {
  if (data === null) return 'void';
  if (typeof data === 'boolean') return data ? 'yes' : 'no';
  if (Array.isArray(data)) return `[${data.map(literal).join(', ')}]`;
  if (typeof data !== 'object') return JSON.stringify(data);
  return `{${Object.entries(data)
    .map(([key, item]) => `${JSON.stringify(key)}: ${literal(item)}`)
    .join(', ')}}`;
}

interface Refusal {
  readonly campos?: { readonly f: string };
}

function hasWords(asked: unknown, value: unknown): boolean {
  const max = typeof asked === 'object' && asked !== null && 'max' in asked ? Number(asked.max) : 0;
  return typeof value !== 'boolean' && max >= 0;
}

whenHere('the schema of a rule takes the values that the framework takes', () => {
  const all = fc.sample(cases, isFuzzing() ? 5_000 : 200).map(([asked, values]) => {
    const bodies: Record<string, unknown>[] = [{}, ...values.map(f => ({ f }))];
    return [asked, bodies] as const;
  });
  const truth = jsonFrom(PYTHON, ['-c', JUDGE], JSON.stringify(all)) as Record<string, string>[][];
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const differences: unknown[] = [];
  let taken = 0;
  for (const [i, [asked, bodies]] of all.entries()) {
    const program = `adopt Kiln\nserver s:\n    middleware Kiln.validar({"f": ${literal(asked)}})\n    route POST "/a":\n        respond 204`;
    const validations = read(program).servers[0]?.routes[0]?.validations ?? [];
    const schema = validations[0]?.schema;
    const valid = ajv.compile(schema as object);
    for (const [j, body] of bodies.entries()) {
      const problems = truth[i]?.[j] ?? {};
      const said = Object.keys(problems).length === 0;
      taken += Number(said);
      // The mock refuses in the words of the framework; a schema does not say a size below nothing, or that of `yes`.
      const refusal = refusalOf(validations, { body, query: {}, headers: {} }) as Refusal | undefined;
      if ((refusal === undefined) !== said) differences.push({ asked, body, problems, refusal });
      else if (refusal && hasWords(asked, body.f) && refusal.campos?.f !== problems.f)
        differences.push({ asked, body, problems, refusal });
      if (valid(body) !== said) differences.push({ asked, body, said, schema });
    }
  }
  expect(differences.slice(0, 8)).toEqual([]);
  // Both answers occur often.
  const total = all.length * 13;
  expect(taken).toBeGreaterThan(total / 10);
  expect(taken).toBeLessThan((total * 9) / 10);
});
