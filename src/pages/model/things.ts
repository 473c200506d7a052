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

/** Everything of the seven files that has a name, in their order; modules before their symbols. */
export function thingsOf({ sintaxe, embutidas, modulos, comandos, erros }: ReferenceFiles): Thing[] {
  const things: Thing[] = [];
  const known = new Map<string, number>();
  const add = (
    tipo: TipoDeItem,
    nome: string,
    at: { file: FileName; pointer: string },
    more: Partial<Thing> = {},
    name = nome,
  ): string => {
    const base = idOf(tipo, name);
    const count = (known.get(base) ?? 0) + 1;
    known.set(base, count);
    const id = count === 1 ? base : `${base}~${count}`;
    const subject = `${pathOf(at.file)}#${at.pointer}`;
    things.push({ id, tipo, nome, subject, resumo: '', texto: '', assinatura: null, ...more });
    return id;
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
    const id = add('modulo', nome, { file: 'modulos', pointer }, { apelidos });
    for (const [j, symbol] of simbolos.entries())
      add(
        'simbolo',
        symbol.nome,
        { file: 'modulos', pointer: `${pointer}/simbolos/${j}` },
        {
          resumo: symbol.resumo,
          assinatura: symbol.assinatura === '' ? null : symbol.assinatura,
          modulo: { id, nomes: [nome, ...apelidos] },
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
  return things;
}
