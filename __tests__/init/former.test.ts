import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { init } from '../../src/commands/init.js';
import { UserError } from '../../src/findings/user-error.js';
import { buildReference } from '../../src/run/reference.js';
import { ROOT } from '../cli/run-cli.js';
import { folderWith } from '../extract/small-repository.js';

const modules = join(ROOT, 'node_modules');
const RUNTIME = join(modules, '@rescript', 'runtime', 'lib');
const INTERFACES = readdirSync(join(RUNTIME, 'ocaml')).filter(name => /^Stdlib_.*\.resi$/.test(name));

/** ReScript is not bundled: its library, which is written in it, beside its grammar. */
function rescript(config: (sha256: string) => string): string {
  const repo = folderWith({ 'tools/.keep': '', 'lib/.keep': '' });
  const wasm = join(modules, 'tree-sitter-wasms', 'out', 'tree-sitter-rescript.wasm');
  cpSync(wasm, join(repo, 'tools', 'rescript.wasm'));
  const query = join(ROOT, '__tests__', 'extract', 'brought', 'rescript.scm');
  cpSync(query, join(repo, 'tools', 'rescript.scm'));
  for (const name of INTERFACES) {
    cpSync(join(RUNTIME, 'ocaml', name), join(repo, 'lib', name));
    // What only the implementation defines is for nobody else.
    writeFileSync(
      join(repo, 'lib', name.slice(0, -1)),
      '/** Hidden. */\nlet hidden = (a, b) => a\n'.repeat(4),
    );
  }
  writeFileSync(
    join(repo, 'refdata.yml'),
    config(createHash('sha256').update(readFileSync(wasm)).digest('hex')),
  );
  return repo;
}

const GRAMMARS = (sha256: string) => `# Copyright of somebody.

nome: ReScript
base_url: https://rescript.example
# Not bundled.
grammars:
  rescript:
    wasm: tools/rescript.wasm
    sha256: ${sha256} # of this year
    extensions: [.res, .resi]
    definitions: tools/rescript.scm
    comments: { line: //, block: [[/*, "*/"]] }
    documentation: { marks: [/**], between: [decorator] }
`;

describe('refdata init --force', () => {
  it('reads by the grammars of the file that is there, and keeps them', async () => {
    const repo = rescript(GRAMMARS);
    const { found, text } = await init({ repo, config: 'refdata.yml', force: true });
    expect(found.find(({ at }) => at === 'modulos')?.count).toBeGreaterThan(25);
    expect(text).toContain('# Copyright of somebody.\n');
    expect(text).toMatch(
      /^base_url: https:\/\/rescript\.example\n# Not bundled\.\ngrammars:\n {2}rescript:\n/m,
    );
    expect(text).toMatch(/ sha256: [0-9a-f]{64} # of this year\n/);
    // What it writes is read as it was found.
    const { files } = await buildReference({ repo, config: 'refdata.yml' });
    expect(files.index.nome).toBe('ReScript');
    const list = files.modulos.modulos.find(({ nome }) => nome === 'Stdlib_List');
    expect(list?.simbolos).toContainEqual({
      nome: 'length',
      assinatura: "list<'a> => int",
      resumo: '`length(list)` returns the length of `list`.',
    });
    expect(files.modulos.modulos.flatMap(({ simbolos }) => simbolos.map(({ nome }) => nome))).not.toContain(
      'hidden',
    );
  });

  it('uses no grammar of other bytes', async () => {
    const repo = rescript(sha256 => GRAMMARS(sha256.replace(/^./, first => (first === '0' ? '1' : '0'))));
    const before = readFileSync(join(repo, 'refdata.yml'), 'utf8');
    const drafted = init({ repo, config: 'refdata.yml', force: true });
    await expect(drafted).rejects.toThrow(UserError);
    await expect(drafted).rejects.toThrow(/is not the grammar that is meant/);
    expect(readFileSync(join(repo, 'refdata.yml'), 'utf8')).toBe(before);
  });

  it('loses nothing that a person has written', async () => {
    const words = 'if else while for return break'.split(' ').map(word => `"${word}"`);
    const repo = folderWith({
      'src/lexer.py': `KEYWORDS = [${words.join(', ')}]\n`,
      'refdata.yml': `nome: Tiny
documentacao: https://tiny.example/docs
versao: 1.2.3
sintaxe:
  extensao: .ty
  reservadas: &own { value: [{ palavra: se }] }
  # Three of them.
  regras: { value: [one, two] }
embutidas: { value: [print] }
erros: *own
conteudos: { exemplos: 3 }
# Only here.
rules: { nome-present: { level: warning } }
check: { versions: { scheme: calver } }
archive: true
`,
    });
    const { text } = await init({ repo, config: 'refdata.yml', force: true });
    for (const kept of [
      'nome: Tiny\n',
      'documentacao: https://tiny.example/docs\n',
      'versao: 1.2.3\n',
      '  extensao: .ty\n',
      '  # Three of them.\n  regras: { value: [ one, two ] }\n',
      '\nembutidas: { value: [ print ] }\n',
      '\nerros:\n  value:\n    - palavra: se\n',
      '  exemplos: 3\n',
      '  nome-present: { level: warning }\n',
      '  versions: { scheme: calver }\n',
      '\narchive: true\n',
      // Something else is found for it: what was there is a choice.
      '  reservadas:\n    table: src/lexer.py#KEYWORDS\n',
      '  # Or: It stood here before.\n  #   reservadas:\n  #     value:\n  #       - palavra: se\n',
    ])
      expect(text).toContain(kept);
    // A second time nothing else is kept or lost.
    const again = await init({ repo, config: 'refdata.yml', force: true });
    for (const line of text.split('\n').filter(each => !each.trim().startsWith('#')))
      expect(again.text).toContain(line);
  });
});
