import { describe, expect, test } from '@jest/globals';
import { unknownNames, usedChanges } from '../../src/check/consumed/used-changes.js';
import { changesBetween } from '../../src/drift/changes.js';
import type { Draft } from '../drift/edits.js';
import { soundFiles } from '../rules/sound-files.js';

/** The rules that are told to who lists a name, or has it in a source, when the reference is edited. */
function told(edit: (draft: Draft) => void, usage: { names?: string[]; texts?: string[] }): string[] {
  const [before, after] = [soundFiles(), structuredClone(soundFiles())];
  edit(after as Draft);
  const changes = changesBetween({ files: before, origins: new Map() }, { files: after, origins: new Map() });
  const used = usedChanges(changes, { names: [], texts: [], ...usage }, [before, after]);
  return used.map(({ rule }) => rule);
}

const withoutModule = (draft: Draft) => void draft.modulos.modulos.shift();
const withoutSymbol = (draft: Draft) => void draft.modulos.modulos[0]?.simbolos.shift();
const withoutCommand = (draft: Draft) => void draft.comandos.grupos[0]?.comandos.shift();

describe('what of a reference is used', () => {
  test.each(['inverte', 'Lume.Texto.inverte', 'Texto.inverte', 'Lume.Texto::inverte', 'Lume.Texto', 'Texto'])(
    'a symbol that went is told to who lists %s, and so is a module that went with it',
    name => {
      expect(told(withoutSymbol, { names: [name] })).toContain('simbolo-removed');
      expect(told(withoutModule, { names: [name] })).toContain('modulo-removed');
    },
  );

  test('a module that went is told to who has one of its symbols, or another name of it, in a source', () => {
    expect(told(withoutModule, { texts: ['x = inverte("abc")'] })).toContain('modulo-removed');
    expect(told(withoutModule, { texts: ['importa Texto'] })).toContain('modulo-removed');
    expect(told(withoutModule, { texts: ['agora()'] })).toEqual([]);
  });

  test('another name that went is told to who lists a symbol behind it', () => {
    const edit = (draft: Draft) => void draft.modulos.modulos[0]?.apelidos.pop();
    expect(told(edit, { names: ['Texto.inverte'] })).toContain('modulo-apelido-removed');
    expect(told(edit, { names: ['Lume.Tempo.agora'] })).toEqual([]);
  });

  test('a command is told by its other names, by its options and by its group', () => {
    const [command] = soundFiles().comandos.grupos[0]?.comandos ?? [];
    const names = [
      ...(command?.apelidos ?? []),
      ...(command?.opcoes.map(({ flag }) => flag) ?? []),
      'Projeto',
    ];
    expect(names.length).toBeGreaterThan(2);
    for (const name of names)
      expect([name, told(withoutCommand, { names: [name] })]).toEqual([name, ['comando-removed']]);
  });

  test('a member of a class is told by its class, and by what stands behind an object of it in a source', () => {
    const member = (assinatura: string) => (draft: Draft) =>
      void draft.modulos.modulos[0]?.simbolos.push({ nome: 'Conta.depositar', assinatura, resumo: '' });
    expect(told(member('(valor)'), { texts: ['minha.depositar(3)'] })).toEqual(['simbolo-added']);
    expect(told(member('(valor)'), { names: ['Conta'] })).toEqual(['simbolo-added']);
  });

  test('names that nothing has are told, with the one that is most like it', () => {
    const names = ['inverte', 'Texto.inverte', 'Projeto', 'Inverte', 'xyzzy123', ':='];
    expect(unknownNames(names, [soundFiles()])).toEqual([
      { name: 'Inverte', near: 'inverte' },
      { name: 'xyzzy123', near: null },
    ]);
  });
});
