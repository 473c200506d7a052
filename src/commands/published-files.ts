import { type FileName, pathOf, type ReferenceFiles } from '../contract/files.js';
import { UserError } from '../findings/user-error.js';
import { isAddress } from '../http/address.js';
import { loadPublished, openAddress, openFolder } from '../published/index.js';
import { checkSchema } from '../rules/contract-check.js';

/** Published files that follow their schemas. @throws {UserError} when one of them does not, or cannot be read. */
export async function publishedFiles<Name extends FileName>(
  from: string,
  names: readonly Name[],
): Promise<Pick<ReferenceFiles, Name>> {
  const source = isAddress(from) ? openAddress(from) : await openFolder(from);
  const { files } = await loadPublished(source);
  const read = names.map(name => [name, files.get(pathOf(name))?.data] as const);
  const findings = read.flatMap(([name, data]) => (data === undefined ? [] : checkSchema(name, data)));
  if (findings.length > 0 || read.some(([, data]) => data === undefined)) {
    throw new UserError(
      `${from} has no ${names.includes('sintaxe' as Name) ? 'reference' : 'error catalogue'} that can be read.`,
      `See what is wrong with \`refdata validate ${from}\`.`,
      { findings },
    );
  }
  return Object.fromEntries(read) as unknown as Pick<ReferenceFiles, Name>;
}
