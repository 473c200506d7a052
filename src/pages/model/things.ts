import { type FileName, pathOf, type ReferenceFiles } from '../../contract/files.js';
import { idOf, type TipoDeItem } from './model.js';
import { hashOf } from './slug.js';

/** A thing of the seven files, before anything else is known of it. */
export interface Thing {
  readonly id: string;
  readonly tipo: TipoDeItem;
  readonly nome: string;
  /** Where the data stands, as `origins` and `details` of a composition call it. */
  readonly subject: string;
  readonly resumo: string;
  readonly texto: string;
  readonly assinatura: string | null;
  /** Of a symbol. */
  readonly modulo?: { readonly id: string; readonly nomes: readonly string[] } | undefined;
  /** Of a module. */
  readonly apelidos?: readonly string[] | undefined;
  /** Code that the data itself gives. */
  readonly exemplo?: string | undefined;
}

/** The id of a rule, which has no name but its text. */
export function ruleId(text: string): string {
  return idOf('regra', hashOf(text));
}

/** A thing whose id is still to be found: that depends on all others. */
interface Unnamed extends Omit<Thing, 'id' | 'modulo'> {
  /** Its id, unless another thing has a better right to it. */
  readonly wanted: string;
  /** Of a symbol. */
  readonly modulo?: { readonly of: Unnamed; readonly nomes: readonly string[] };
}

/** Everything of the seven files that has a name, in their order; modules before their symbols. */
export function thingsOf({ sintaxe, embutidas, modulos, comandos, erros }: ReferenceFiles): Thing[] {
  const things: Unnamed[] = [];
  const add = (
    tipo: TipoDeItem,
    nome: string,
    at: { file: FileName; pointer: string },
    more: Partial<Unnamed> = {},
    name = nome,
  ): Unnamed => {
    const subject = `${pathOf(at.file)}#${at.pointer}`;
    const wanted = idOf(tipo, name);
    const thing = { wanted, tipo, nome, subject, resumo: '', texto: '', assinatura: null, ...more };
    things.push(thing);
    return thing;
  };
  for (const [i, word] of sintaxe.reservadas.entries())
    add(
      'palavra',
      word.palavra,
      { file: 'sintaxe', pointer: `/reservadas/${i}` },
      { resumo: word.descricao },
    );
  for (const [i, word] of sintaxe.contextuais.entries())
    add(
      'contextual',
      word.palavra,
      { file: 'sintaxe', pointer: `/contextuais/${i}` },
      { resumo: word.descricao },
    );
  for (const [i, sign] of sintaxe.operadores.entries())
    add(
      'operador',
      sign.simbolo,
      { file: 'sintaxe', pointer: `/operadores/${i}` },
      { resumo: sign.descricao },
    );
  for (const [i, verb] of sintaxe.verbos_http.entries())
    add('verbo', verb, { file: 'sintaxe', pointer: `/verbos_http/${i}` });
  for (const [i, rule] of sintaxe.regras.entries())
    add('regra', rule, { file: 'sintaxe', pointer: `/regras/${i}` }, {}, hashOf(rule));
  for (const [i, name] of embutidas.funcoes.entries())
    add('embutida', name, { file: 'embutidas', pointer: `/funcoes/${i}` });
  for (const [i, { nome, apelidos, simbolos }] of modulos.modulos.entries()) {
    const pointer = `/modulos/${i}`;
    const of = add('modulo', nome, { file: 'modulos', pointer }, { apelidos });
    for (const [j, symbol] of simbolos.entries())
      add(
        'simbolo',
        symbol.nome,
        { file: 'modulos', pointer: `${pointer}/simbolos/${j}` },
        {
          resumo: symbol.resumo,
          assinatura: symbol.assinatura === '' ? null : symbol.assinatura,
          modulo: { of, nomes: [nome, ...apelidos] },
        },
        `${nome}.${symbol.nome}`,
      );
  }
  for (const [i, { comandos: list }] of comandos.grupos.entries())
    for (const [j, command] of list.entries())
      add(
        'comando',
        command.nome,
        { file: 'comandos', pointer: `/grupos/${i}/comandos/${j}` },
        {
          resumo: command.resumo,
          texto: command.detalhe,
          apelidos: command.apelidos,
          exemplo: command.exemplos[0]?.comando,
        },
      );
  for (const [i, error] of erros.codigos.entries())
    add(
      'erro',
      error.codigo,
      { file: 'erros', pointer: `/codigos/${i}` },
      { resumo: error.titulo, texto: error.explicacao, exemplo: error.exemplo },
    );
  const ids = idsOf(things);
  return things.map(thing => {
    const { wanted: _, modulo, ...rest } = thing;
    const id = ids.get(thing) as string;
    return {
      ...rest,
      id,
      ...(modulo && { modulo: { id: ids.get(modulo.of) as string, nomes: modulo.nomes } }),
    };
  });
}

/**
 * Gives each thing an id that no other one has. Of symbols that are written alike (`f` of `A.B`, `B.f` of `A`), that of the module with
 * the longest name is meant; the others have their module in their ids, so that these do not depend on the order of modules.
 */
function idsOf(things: readonly Unnamed[]): ReadonlyMap<Unnamed, string> {
  const first = new Map<string, Unnamed>();
  for (const thing of things) {
    const known = first.get(thing.wanted);
    if (known === undefined || moduleOf(thing).length > moduleOf(known).length)
      first.set(thing.wanted, thing);
  }
  const taken = new Set(first.keys());
  const free = (base: string): string => {
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}~${count}`;
    taken.add(id);
    return id;
  };
  return new Map(
    things.map(thing => {
      const { wanted } = thing;
      const owner = first.get(wanted) as Unnamed;
      if (thing === owner) return [thing, wanted];
      const isOfAnother = moduleOf(thing) !== moduleOf(owner);
      return [thing, free(isOfAnother ? `${wanted}~${hashOf(moduleOf(thing))}` : wanted)];
    }),
  );
}

/** The name of the module of a symbol; nothing of anything else. */
function moduleOf({ modulo }: Unnamed): string {
  return modulo?.of.nome ?? '';
}
