import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { resolve } from 'node:path';
import { it } from '@jest/globals';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { languageOf } from '../../src/commands/language-data.js';
import { Support } from '../../src/lsp/support.js';
import { problemsOf } from '../../src/lsp/problems/find.js';

const LUME = resolve(import.meta.dirname ?? '.', '..', '..', 'examples', 'lume');
it('probe', async () => {
  const data = await languageOf({ repo: LUME, config: 'refdata.yml' });
  const support = new Support(data);
  console.log([...support.importWords], support.snippets.map(s => s.body));
  const out: string[] = [];
  for (const { codigo, exemplo } of data.files.erros.codigos) {
    const program = support.program(TextDocument.create(`file:///x/${codigo}.lm`, 'lume', 1, exemplo));
    const found = problemsOf(program, { hasFile: () => false });
    if (found.length) out.push(`${codigo}: ` + found.map(p => `${p.kind}/${p.detail} ${support.codeOf(p)} ${p.message}`).join(' ; '));
  }
  for (const path of globSync('**/*.lm', { cwd: LUME })) {
    const program = support.program(TextDocument.create(`file:///x/${path}`, 'lume', 1, readFileSync(resolve(LUME, path), 'utf8')));
    for (const p of problemsOf(program, { hasFile: () => false })) out.push(`${path}: ${p.kind} ${p.message} ${program.text.slice(p.start, p.end)}`);
  }
  console.log(out.join('\n'));
});
