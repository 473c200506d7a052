import type { ReferenceFiles } from '../../contract/files.js';
import type { Modulo } from '../../contract/generated/contract.js';
import { segmentsIn } from '../../contract/json-pointer.js';
import { type Change, type Parameter, parseSignature, variantsOf } from '../../drift/index.js';
import { hasWord } from '../../text/words.js';
import { callsOf, fits, isMisplaced } from './calls.js';
import type { KnownProgram } from './known-programs.js';

/** What tells a program that breaks: a name that it has to have, and whether it does then. */
export interface Use {
  readonly name: string;
  readonly breaks: (program: KnownProgram) => boolean;
}

const WORDS =
  /^(?:reservada|contextual|operador|verbo)-(?:removed|renamed)$|^reservada-added$|^palavra-became-reservada$/;
const SIGNATURE =
  /^(?:parametro-(?:added|removed|renamed|inserted|became-required|passing-narrowed)|parametros-reordered|assinatura-variante-removed)$/;

/** How a change shows in programs; nothing for one that no program tells of. */
export function useOf(change: Change, base: ReferenceFiles, head: ReferenceFiles): Use | undefined {
  const { rule, name, before } = change;
  const old = typeof before === 'string' && /renamed|apelido-removed/.test(rule) ? before : name;
  if (WORDS.test(rule)) return { name: old, breaks: ({ code }) => hasToken(code, old) };
  if (/^embutida-(?:removed|renamed)$/.test(rule))
    return { name: old, breaks: ({ code }) => hasToken(code, old) };
  if (/^modulo-(?:removed|renamed|apelido-(?:removed|moved))$/.test(rule))
    // What is imported may stand in a text.
    return { name: old, breaks: ({ text, code }) => hasWord(code, old) || isImported(text, old) };
  const [list, owner = '', inside, symbol = ''] = segmentsIn(change.path);
  if (list !== 'modulos' || inside !== 'simbolos') return undefined;
  const was = moduleOf(base, owner);
  const names = [owner, ...(was?.apelidos ?? [])];
  const isOfModule = (program: KnownProgram) => names.some(each => hasWord(program.text, lastPart(each)));
  if (/^simbolo-(?:removed|renamed|moved)$/.test(rule)) {
    const own = rule === 'simbolo-moved' ? name : old;
    return { name: own, breaks: program => isOfModule(program) && hasWord(program.code, own) };
  }
  if (!SIGNATURE.test(rule)) return undefined;
  const [then, now] = [waysOf(was, symbol), waysOf(moduleOf(head, owner), symbol)];
  if (!then || !now) return undefined;
  return {
    name: symbol,
    breaks: program =>
      isOfModule(program) &&
      callsOf(program.code, symbol).some(call => {
        const meant = then.find(way => fits(call, way));
        return meant && !now.some(way => fits(call, way) && !isMisplaced(call, meant, way));
      }),
  };
}

function moduleOf({ modulos }: ReferenceFiles, nome: string): Modulo | undefined {
  return modulos.modulos.find(each => each.nome === nome);
}

/** The parameters of each way to call a symbol; nothing where one of them cannot be read. */
function waysOf(module: Modulo | undefined, name: string): (readonly Parameter[])[] | undefined {
  const written = module?.simbolos.find(({ nome }) => nome === name)?.assinatura;
  if (written === undefined) return undefined;
  const ways = variantsOf(written).map(each => parseSignature(each)?.parameters);
  return ways.includes(undefined) ? undefined : (ways as (readonly Parameter[])[]);
}

/** A word by itself, and not a member of something. */
function hasToken(code: string, word: string): boolean {
  if (!code.includes(word)) return false;
  const written = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  if (!/^[\p{L}_]/u.test(word))
    return new RegExp(`(?<![!-/:-@[-^\`{-~])${written}(?![!-/:-@[-^\`{-~])`, 'u').test(code);
  return new RegExp(`(?<![\\p{L}\\p{N}_.])${written}(?![\\p{L}\\p{N}_])`, 'u').test(code);
}

/** Behind quotes, as the whole of a text or its first part. */
function isImported(text: string, name: string): boolean {
  return ['"', "'", '`', '<'].some(quote => text.includes(quote + name)) && hasWord(text, name);
}

/** `Texto` of `Lume.Texto`: what a program imported is called by that. */
function lastPart(name: string): string {
  return name.split(/[./:]/).at(-1) ?? name;
}
