import { REFERENCIA_PATH } from '../../contract/files.js';
import type { ChangeRule } from '../change.js';
import { type Difference, removed } from '../difference.js';
import type { ReferenceSet } from '../reference-set.js';
import { field, spotOf } from '../spot.js';

const paginasAdded: ChangeRule = {
  id: 'paginas-added',
  level: 'info',
  title: 'The site has pages',
  why: 'What there was is where it was.',
  says: 'The site of {name} has pages.',
  example: ['site: data', 'site: pages'],
  inverse: ['paginas-removed'],
};

const paginasRemoved: ChangeRule = {
  id: 'paginas-removed',
  level: 'minor',
  title: 'The site has no pages any more',
  why: 'Every link to them leads nowhere: those of other sites, of editors, and what people have kept.',
  says: 'The site of {name} has no pages any more.',
  example: ['site: pages', 'site: data'],
  inverse: ['paginas-added'],
};

const paginaRemoved: ChangeRule = {
  id: 'pagina-endereco-removed',
  level: 'minor',
  title: 'An address of the site leads nowhere',
  why: 'Other sites, editors and people have kept it. Recorded in the file that `enderecos` names, it keeps a page that says since when its thing is gone, and what follows it.',
  says: '{name} was the address of {before}, and leads nowhere.',
  example: ['modulo:Lume.Texto', null],
  inverse: [],
};

const paginaReassigned: ChangeRule = {
  id: 'pagina-endereco-reassigned',
  level: 'minor',
  title: 'An address of the site means something else',
  why: 'Who follows a link reads of another thing, and nothing says so. Addresses in the file that `enderecos` names are never given twice.',
  says: '{name} was the address of {before}, and is that of {after}.',
  example: ['modulo:Ponto', 'modulo:ponto'],
  inverse: ['pagina-endereco-reassigned'],
};

export const siteAddressRules: readonly ChangeRule[] = [
  paginasAdded,
  paginasRemoved,
  paginaRemoved,
  paginaReassigned,
];

/**
 * The addresses of pages, where both sides say theirs. Of a thing that is gone nothing is told unless somebody keeps a record
 * of addresses: without one its page cannot stay, and that the thing is gone is told anyway.
 */
export function* compareSiteAddresses(before: ReferenceSet, after: ReferenceSet): Generator<Difference> {
  const [old, now] = [before.addresses, after.addresses];
  if (old === undefined || now === undefined) return;
  const { nome } = after.files.index;
  const site = field(spotOf(`${REFERENCIA_PATH}#`), 'itens');
  if (old === null || now === null) {
    const [was, is] = [old, now].map(side => (side === null ? 'site: data' : 'site: pages'));
    if (was !== is)
      yield {
        rule: old === null ? paginasAdded : paginasRemoved,
        spot: site,
        name: nome,
        before: was,
        after: is,
      };
    return;
  }
  const things = new Set(now.things.values());
  const isKept = old.isKept || now.isKept;
  for (const [address, thing] of old.things) {
    const other = now.things.get(address);
    if (other === thing || (other === undefined && !isKept && !things.has(thing))) continue;
    const spot = field(site, address);
    if (other === undefined) yield removed(paginaRemoved, spot, address, thing);
    // A word that became a contextual one is still what is read of there.
    else if (nameIn(other) !== nameIn(thing))
      yield { rule: paginaReassigned, spot, name: address, before: thing, after: other };
  }
}

/** `Lume.Texto` of `modulo:Lume.Texto`. */
function nameIn(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}
