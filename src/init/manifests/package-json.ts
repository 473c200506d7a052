import type { Repository } from '../../repository/repository.js';
import { dataOf, mapIn, type Said, sourcesIn, textIn, versionAt } from './said.js';

/** `package.json` of npm. */
export async function packageJson(repository: Repository): Promise<Said | undefined> {
  const path = 'package.json';
  const data = await dataOf(repository, path);
  return (
    data && {
      name: nameIn(textIn(data.name)),
      description: textIn(data.description),
      homepage: textIn(data.homepage),
      sources: sourcesIn(textIn(data.repository) ?? textIn(mapIn(data, 'repository')?.url)),
      version: versionAt(path, '/version', data.version),
    }
  );
}

/** `@danielx/civet` is `civet`; of `@wenyan/core` the part says nothing, and the scope what it is the core of. */
function nameIn(name: string | undefined): string | undefined {
  const { scope, own } = /^@(?<scope>[^/]+)\/(?<own>.+)$/.exec(name ?? '')?.groups ?? {};
  if (own === undefined) return name;
  return PART.test(own) ? scope : own;
}

const PART = /^(core|cli|lang|language|compiler|interpreter|parser|runtime|main|monorepo|root)$/;
