import type { RuleInfo } from '../findings/rule-info.js';

/** What can be wrong with what is published, by the words of the program, and with a proof that was made before. */
export const proofRules = [
  {
    id: 'proof-different',
    level: 'error',
    title: 'A list holds what the program says',
    why: 'What is published is not what the language holds when it runs.',
    remedy:
      'Correct the source in refdata.yml, or accept the difference with `refdata prove --accept` and say why.',
    example: 'erros "LM0101": titulo is "Erro", and the program says "Erro de sintaxe".',
  },
  {
    id: 'proof-accepted-unused',
    level: 'error',
    title: 'Every difference that was accepted is still there',
    why: 'What nobody needs any more would hide the next difference of the same name.',
    remedy: 'Remove the entry, or run `refdata prove --accept`, which does.',
    example: '- { list: erros, name: LM0101, what: titulo, expected: Erro, found: "", reason: … }',
  },
  {
    id: 'proof-reason',
    level: 'warning',
    title: 'A difference is accepted for a reason',
    why: 'In a year nobody knows any more whether it was meant.',
    remedy: 'Write the reason behind `reason`.',
    example: '- { list: erros, name: LM0101, what: titulo, expected: Erro, found: "", reason: "" }',
  },
  {
    id: 'proof-names',
    level: 'error',
    title: 'A list has the names that were proved',
    why: 'The program had more names when it was asked: some are missing in silence.',
    remedy: 'Run `refdata prove` again; it says which names are missing.',
    example: 'embutidas has 700 names; 702 were proved.',
  },
  {
    id: 'proof-stale',
    level: 'warning',
    title: 'The sources are those that were proved',
    why: 'A proof says nothing of sources that have changed since.',
    remedy: 'Run `refdata prove` again, and commit refdata.proof.json.',
    example: '2 of 12 source files have changed since they were proved: src/tokens.py, src/errors.py.',
  },
] as const satisfies readonly RuleInfo[];

export type ProofRuleId = (typeof proofRules)[number]['id'];
