import { successorIn } from '../../contract/successor.js';
import { type Address, parseAddress } from './address.js';
import { EMPTY_LEDGER, type Ledger } from './ledger.js';
import { type Item, idOf, type TipoDeItem } from './model.js';

/** A thing that the ledger has, and the language has not any more. */
export interface GoneThing {
  readonly id: string;
  readonly tipo: TipoDeItem;
  /** Of a symbol, with its module. */
  readonly nome: string;
  readonly address: Address;
  /** The version that did not have it any more, where that was recorded. */
  readonly ate: string | undefined;
  /** The id of what took its place, however often that was renamed: there, or gone as well. */
  readonly agora: string | undefined;
  /** Whether its name still holds, as another name of what took its place. */
  readonly isOtherName: boolean;
}

/** What is gone, by its id. */
export function goneThings(
  { enderecos }: Ledger,
  byId: ReadonlyMap<string, Item>,
): ReadonlyMap<string, GoneThing> {
  const others = otherNames(byId);
  const gone = new Map<string, GoneThing>();
  const entries = Object.entries(enderecos).filter(([id]) => !byId.has(id));
  // Modules come first: symbols went where theirs did.
  for (const isOfModules of [true, false])
    for (const [id, { endereco, ate, agora }] of entries) {
      const tipo = id.slice(0, id.indexOf(':')) as TipoDeItem;
      if ((tipo === 'modulo') !== isOfModules) continue;
      const nome = id.slice(tipo.length + 1);
      const declared = successorIn(
        agora,
        each => byId.has(each),
        each => (Object.hasOwn(enderecos, each) ? enderecos[each]?.agora : undefined),
      );
      const other = others.get(id);
      const followed = declared ?? other ?? inModule(nome, gone, byId);
      const isOtherName =
        other !== undefined || (tipo === 'simbolo' && moduleOf(nome, gone)?.isOtherName === true);
      gone.set(id, {
        id,
        tipo,
        nome,
        address: parseAddress(endereco),
        ate,
        agora: followed,
        isOtherName: isOtherName && followed !== undefined && byId.has(followed),
      });
    }
  // As the ledger has them.
  return new Map(entries.map(([id]) => [id, gone.get(id) as GoneThing]));
}

/** Whose chain of declared renames leads to nothing that there is or was, or back to itself: its id, and what it names. */
export function lostFollowers(
  { enderecos }: Ledger = EMPTY_LEDGER,
  isThere: (id: string) => boolean,
): { readonly id: string; readonly agora: string; readonly isCircle: boolean }[] {
  return Object.entries(enderecos).flatMap(([id, { agora }]) => {
    if (agora === undefined || isThere(id)) return [];
    const last = successorIn(agora, isThere, each =>
      Object.hasOwn(enderecos, each) ? enderecos[each]?.agora : undefined,
    );
    const isKnown = last !== undefined && (isThere(last) || Object.hasOwn(enderecos, last));
    return isKnown ? [] : [{ id, agora: last ?? agora, isCircle: last === undefined }];
  });
}

/** The ids that other names of modules and commands would have, with what they are names of. */
function otherNames(byId: ReadonlyMap<string, Item>): ReadonlyMap<string, string> {
  const others = new Map<string, string>();
  for (const [id, { data }] of byId)
    if (data.tipo === 'modulo' || data.tipo === 'comando')
      for (const name of data.apelidos) others.set(idOf(data.tipo, name), id);
  return others;
}

/** Of a symbol whose module went elsewhere, the one of its name there. */
function inModule(
  nome: string,
  gone: ReadonlyMap<string, GoneThing>,
  byId: ReadonlyMap<string, Item>,
): string | undefined {
  const module = moduleOf(nome, gone);
  const now = module?.agora === undefined ? undefined : byId.get(module.agora);
  if (module === undefined || now?.data.tipo !== 'modulo') return undefined;
  const id = idOf('simbolo', now.data.nome + nome.slice(module.nome.length));
  return byId.has(id) ? id : undefined;
}

/** The module that is gone, of a symbol with its module: of `A.B.f` that of `A.B`, if there was one, or of `A`. */
function moduleOf(nome: string, gone: ReadonlyMap<string, GoneThing>): GoneThing | undefined {
  for (let at = nome.lastIndexOf('.'); at > 0; at = nome.lastIndexOf('.', at - 1)) {
    const module = gone.get(idOf('modulo', nome.slice(0, at)));
    if (module !== undefined) return module;
  }
  return undefined;
}
