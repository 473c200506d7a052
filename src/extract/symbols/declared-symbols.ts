import type { Context } from '../context.js';
import type { Declaration, DeclarationReader } from '../declarations.js';
import { fullName } from '../languages/language/definitions.js';
import { EVERY_CONTAINER, reportNoContainer, type WantedSymbols } from './read-symbols.js';
import type { ModuleSymbol } from './symbol.js';

/** Reads what a file declares by the language's own reader. */
export function declaredSymbols(
  path: string,
  reader: DeclarationReader,
  { of, exported, place }: WantedSymbols,
  { repository, report }: Pick<Context, 'repository' | 'report'>,
): ModuleSymbol[] {
  const { declarations, error } = reader.read(path, repository.read(path));
  if (error) {
    const { reason, remedy } = error;
    report({ rule: 'source-syntax', message: reason, remedy, place: error.place });
    return [];
  }
  const isAsked = ({ container }: Declaration) =>
    of === EVERY_CONTAINER ? container !== null : container === (of ?? null);
  const found = declarations.filter(isAsked);
  if (found.length === 0 && of !== undefined && of !== EVERY_CONTAINER)
    reportNoContainer(path, declarations.filter(isType).map(fullName), of, place, report);
  const module = path.slice(0, -(reader.extensions.find(each => path.endsWith(each)) ?? '').length);
  return found
    .filter(each => !exported || each.exported)
    .map(({ signature, documentation, ...rest }) => ({
      ...rest,
      module,
      description: { signature, documentation },
    }));
}

function isType({ what }: Declaration): boolean {
  return what === 'class' || what === 'interface' || what === 'enum';
}
