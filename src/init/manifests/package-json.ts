import type { Repository } from '../../repository/repository.js';
import { dataOf, type Said, textIn, versionAt } from './said.js';

/** `package.json` of npm. */
export async function packageJson(repository: Repository): Promise<Said | undefined> {
  const path = 'package.json';
  const data = await dataOf(repository, path);
  return (
    data && {
      name: textIn(data.name)?.replace(/^@[^/]+\//, ''),
      description: textIn(data.description),
      homepage: textIn(data.homepage),
      version: versionAt(path, '/version', data.version),
    }
  );
}
