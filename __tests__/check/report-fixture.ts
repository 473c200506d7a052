import type { CheckResult } from '../../src/check/check-result.js';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { causesOf } from '../../src/drift/causes/causes.js';
import { tallyChanges, wholeLevel } from '../../src/drift/change.js';
import { changesBetween } from '../../src/drift/changes.js';
import { EDITS } from '../drift/edits.js';
import { soundFiles } from '../rules/sound-files.js';

export const HOSTILE =
  '`|<script>alert(1)</script> @octocat #12 --> [x](http://evil.example) ::error::x\n# h';

export function result(before: ReferenceFiles, after: ReferenceFiles): CheckResult {
  const set = (files: ReferenceFiles, file: string) => ({
    files,
    origins: new Map([['/api/sintaxe.json#/reservadas/0', { file, line: 3, column: 1 }]]),
  });
  const changes = changesBetween(set(before, 'src/base (1).py'), set(after, 'src/tokens (1).py'));
  return {
    ok: false,
    verdict: 'not-bumped',
    level: wholeLevel(changes),
    requiredBump: 'major',
    suggestion: '2.0.0',
    edits: [{ file: 'v (1).py', line: 2, before: '``` V = "1.4.0"\n# x', after: '``` V = "2.0.0"' }],
    nome: after.index.nome,
    base: { name: 'main', commit: 'a'.repeat(40), versao: '1.4.0' },
    head: { name: '.', commit: null, versao: '1.4.0' },
    release: null,
    compared: { base: 9, head: 9 },
    unknown: [
      {
        path: '/api/modulos.json#/modulos/M/simbolos/f/assinatura',
        side: 'head',
        place: null,
        placeSide: 'head',
      },
    ],
    counts: tallyChanges(changes),
    changes,
    causes: causesOf(changes, { isOnCause: () => false }),
    evidence: [],
    excepted: [],
    findings: [
      {
        rule: 'versao-not-bumped',
        level: 'error',
        message: 'm',
        remedy: 'Raise it.',
        place: { file: 'v.py', line: 2 },
      },
    ],
  };
}

export function hostile(): CheckResult {
  const after = structuredClone(soundFiles());
  const [word] = after.sintaxe.reservadas as { palavra: string; descricao: string; equivalente: string }[];
  if (word) Object.assign(word, { descricao: HOSTILE, equivalente: '' });
  after.sintaxe.reservadas.push({ palavra: HOSTILE, descricao: '', equivalente: '' });
  return result(soundFiles(), after);
}

export function everything(): CheckResult {
  const changes = EDITS.flatMap(({ edit }) => {
    const after = structuredClone(soundFiles());
    edit(after as never);
    return result(soundFiles(), after).changes;
  });
  const causes = causesOf(changes, { isOnCause: () => true });
  return { ...result(soundFiles(), soundFiles()), changes, causes, counts: tallyChanges(changes) };
}
