import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { apiDocsMode } from '../../src/action/api-docs.js';

interface Input {
  readonly default?: string | boolean;
}
interface Workflow {
  readonly on: { readonly workflow_call: { readonly inputs: Readonly<Record<string, Input>> } };
  readonly jobs: Readonly<
    Record<
      string,
      { readonly steps: readonly { readonly uses?: string; readonly with?: Record<string, string> }[] }
    >
  >;
}

/** Given by the workflow itself: by the event, and by fix.yml, which has other permissions. */
const OWN = new Set(['api-docs-delivery', 'fix']);
/** Of every mode. */
const SHARED = ['lang'];

test('api-docs.yml passes on every input of the mode, with the default of the action', () => {
  const action = parse(readFileSync('action.yml', 'utf8')) as { inputs: Record<string, Input> };
  const workflow = parse(readFileSync('.github/workflows/api-docs.yml', 'utf8')) as Workflow;
  const { inputs } = workflow.on.workflow_call;
  const wanted = [...apiDocsMode.uses.filter(name => !OWN.has(name)), ...SHARED];
  expect(wanted.length).toBeGreaterThan(8);
  // All that is named after the mode belongs to it.
  const named = Object.keys(action.inputs).filter(name => name.startsWith('api-docs'));
  expect(named.filter(name => !apiDocsMode.uses.includes(name as never))).toEqual([]);
  expect(Object.keys(inputs).sort()).toEqual([...wanted, 'delivery'].sort());
  for (const name of wanted)
    expect([name, String(inputs[name]?.default ?? '')]).toEqual([
      name,
      String(action.inputs[name]?.default ?? ''),
    ]);
  const steps = Object.values(workflow.jobs).flatMap(job => job.steps.filter(({ uses }) => uses === '$/'));
  expect(steps.length).toBe(3);
  for (const step of steps)
    for (const name of wanted) expect(step.with?.[name]).toBe(`\${{ inputs.${name} }}`);
});
