import type { ReferenceFiles } from '../../contract/files.js';
import type { Comando } from '../../contract/generated/contract.js';
import { shown } from '../../text/shown.js';
import { textsAt } from './fields.js';
import { repeats } from './repeats.js';
import type { Rule } from './rule.js';

const grupoUnique: Rule = {
  id: 'grupo-unique',
  level: 'error',
  title: 'A group of commands is listed once',
  why: 'Help would show the heading twice, each time with some of the commands.',
  remedy: 'Merge the two groups.',
  planted: {
    file: 'comandos',
    pointer: '',
    value: {
      total: 2,
      grupos: [
        { grupo: 'Projeto', comandos: [command('testa')] },
        { grupo: 'Projeto', comandos: [command('roda')] },
      ],
    },
  },
  check: files => repeats(textsAt(files, { comandos: ['grupos/*/grupo'] }), 'group'),
};

const grupoEmpty: Rule = {
  id: 'grupo-empty',
  level: 'notice',
  title: 'A group has commands',
  why: 'Help would show a heading with nothing under it.',
  remedy: 'Leave the group out, or look why its commands were not found.',
  planted: {
    file: 'comandos',
    pointer: '',
    value: { total: 0, grupos: [{ grupo: 'Projeto', comandos: [] }] },
  },
  *check({ comandos }) {
    for (const [i, { grupo, comandos: list }] of comandos?.grupos.entries() ?? []) {
      if (list.length > 0) continue;
      const message = `The group ${shown(grupo)} has no commands.`;
      yield { file: 'comandos', pointer: `/grupos/${i}/comandos`, message };
    }
  },
};

const comandoUnique: Rule = {
  id: 'comando-unique',
  level: 'error',
  title: 'A command is listed once, in one group',
  why: 'Clients look a command up by name and find only one of the two; the total counts it twice.',
  remedy: 'Keep one entry, in the group where people look for it.',
  planted: {
    file: 'comandos',
    pointer: '',
    value: {
      total: 2,
      grupos: [
        { grupo: 'Projeto', comandos: [command('testa')] },
        { grupo: 'Qualidade', comandos: [command('testa')] },
      ],
    },
  },
  check: files => repeats(textsAt(files, { comandos: ['grupos/*/comandos/*/nome'] }), 'command'),
};

const comandoApelidoIsComando: Rule = {
  id: 'comando-apelido-is-comando',
  level: 'error',
  title: 'An alias is not the name of another command',
  why: 'Typing that name can run only one of the two commands, and nobody can tell which.',
  remedy: 'Remove the alias.',
  planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { apelidos: ['roda'] } },
  *check(files) {
    const commands = commandsOf(files);
    const pointers = new Map(commands.map(({ comando, pointer }) => [comando.nome, pointer]));
    for (const { comando, pointer } of commands) {
      for (const [k, apelido] of comando.apelidos.entries()) {
        const other = pointers.get(apelido);
        if (other === undefined || apelido === comando.nome) continue;
        const message = `The alias ${shown(apelido)} of the command ${shown(comando.nome)} is itself a command, at \`${other.slice(1)}\`.`;
        yield { file: 'comandos', pointer: `${pointer}/apelidos/${k}`, message };
      }
    }
  },
};

const comandoApelidoUnique: Rule = {
  id: 'comando-apelido-unique',
  level: 'error',
  title: 'An alias belongs to one command and is listed once',
  why: 'Typing an alias of two commands can run only one of them.',
  remedy: 'Leave the alias with the command that it really runs, once.',
  planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { apelidos: ['t', 't'] } },
  check: files => repeats(textsAt(files, { comandos: ['grupos/*/comandos/*/apelidos/*'] }), 'alias'),
};

const flagUnique: Rule = {
  id: 'flag-unique',
  level: 'error',
  title: 'An option is listed once in its command',
  why: 'Completion and help would show it twice.',
  remedy: 'Keep one entry for the option.',
  planted: {
    file: 'comandos',
    pointer: '/grupos/0/comandos/0/opcoes',
    value: [
      { flag: '--seco', descricao: 'só mostra' },
      { flag: '--seco', descricao: 'não grava' },
    ],
  },
  *check(files) {
    for (const { pointer } of commandsOf(files)) {
      const flags = textsAt(files, { comandos: [`${pointer.slice(1)}/opcoes/*/flag`] });
      yield* repeats(flags, 'option');
    }
  },
};

const vejaExists: Rule = {
  id: 'veja-exists',
  level: 'error',
  title: '`veja` names commands that exist',
  why: 'Clients make links of `veja`; this one would lead nowhere.',
  remedy: 'Name a command by its `nome`, or remove the entry; aliases are not names.',
  planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { veja: ['publica'] } },
  *check(files) {
    const commands = commandsOf(files);
    const names = new Set(commands.map(({ comando }) => comando.nome));
    const owners = new Map(commands.flatMap(({ comando }) => comando.apelidos.map(a => [a, comando.nome])));
    for (const { comando, pointer } of commands) {
      for (const [k, veja] of comando.veja.entries()) {
        if (names.has(veja)) continue;
        const owner = owners.get(veja);
        const reason = owner === undefined ? 'no command' : `only an alias of ${shown(owner)}`;
        const message = `\`veja\` of the command ${shown(comando.nome)} names ${shown(veja)}, which is ${reason}.`;
        yield { file: 'comandos', pointer: `${pointer}/veja/${k}`, message };
      }
    }
  },
};

const vejaOther: Rule = {
  id: 'veja-other',
  level: 'error',
  title: '`veja` names other commands',
  why: 'A command that refers to itself sends the reader in a circle.',
  remedy: 'Remove the command’s own name from its `veja`.',
  planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { veja: ['testa'] } },
  *check(files) {
    for (const { comando, pointer } of commandsOf(files)) {
      const k = comando.veja.indexOf(comando.nome);
      if (k < 0) continue;
      const message = `\`veja\` of the command ${shown(comando.nome)} names the command itself.`;
      yield { file: 'comandos', pointer: `${pointer}/veja/${k}`, message };
    }
  },
};

const vejaUnique: Rule = {
  id: 'veja-unique',
  level: 'error',
  title: '`veja` names a command once',
  why: 'Clients would show the same link twice.',
  remedy: 'Remove the second one.',
  planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { veja: ['roda', 'roda'] } },
  *check(files) {
    for (const { pointer } of commandsOf(files)) {
      yield* repeats(textsAt(files, { comandos: [`${pointer.slice(1)}/veja/*`] }), 'related command');
    }
  },
};

const usoNamesComando: Rule = {
  id: 'uso-names-comando',
  level: 'warning',
  title: '`uso` contains the name of the command',
  why: 'People copy the usage line; without the name, it is probably the line of another command.',
  remedy: 'Write the usage line as it is typed, with the name of the command in it.',
  planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { uso: 'lume roda [pasta]' } },
  *check(files) {
    for (const { comando, pointer } of commandsOf(files)) {
      // An empty line is `text-present`'s finding.
      if (comando.uso.trim() === '' || comando.uso.includes(comando.nome)) continue;
      const message = `\`uso\` of the command ${shown(comando.nome)} is ${shown(comando.uso)}.`;
      yield { file: 'comandos', pointer: `${pointer}/uso`, message };
    }
  },
};

export const comandoRules: readonly Rule[] = [
  grupoUnique,
  grupoEmpty,
  comandoUnique,
  comandoApelidoIsComando,
  comandoApelidoUnique,
  flagUnique,
  vejaExists,
  vejaOther,
  vejaUnique,
  usoNamesComando,
];

/** All commands with their pointers: aliases and references reach over the groups. */
function commandsOf({ comandos }: Partial<ReferenceFiles>): { comando: Comando; pointer: string }[] {
  return (comandos?.grupos ?? []).flatMap(({ comandos: list }, i) =>
    list.map((comando, j) => ({ comando, pointer: `/grupos/${i}/comandos/${j}` })),
  );
}

/** A command for an example. */
function command(nome: string): Comando {
  return {
    nome,
    uso: `lume ${nome}`,
    resumo: `O comando ${nome}`,
    detalhe: '',
    opcoes: [],
    exemplos: [],
    apelidos: [],
    veja: [],
  };
}
