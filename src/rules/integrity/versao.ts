import { FILE_NAMES, pathOf } from '../../contract/files.js';
import { shown } from '../../text/shown.js';
import type { Rule } from './rule.js';

/** service-spec.md, "Versioning". */
const versaoEqual: Rule = {
  id: 'versao-equal',
  level: 'error',
  title: '`versao` is the same in all files',
  why: 'Clients read `versao` in one file and rely on it for the others; a mixture of two builds looks like one.',
  remedy: 'Build all seven files from the same source, and publish them together.',
  planted: { file: 'erros', pointer: '/versao', value: '0.9.0' },
  *check(files) {
    const first = FILE_NAMES.find(name => files[name] !== undefined);
    if (first === undefined) return;
    const expected = files[first]?.versao.trim();
    for (const file of FILE_NAMES) {
      const versao = files[file]?.versao;
      // White space around it is `name-trimmed`'s finding.
      if (versao === undefined || versao.trim() === expected) continue;
      const message = `\`versao\` is ${shown(versao)}, and ${shown(expected)} in ${pathOf(first)}.`;
      yield { file, pointer: '/versao', message };
    }
  },
};

export const versaoRules: readonly Rule[] = [versaoEqual];
